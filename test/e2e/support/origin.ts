/** The variable that names the site under test, for example `http://localhost:4000`. */
export const originVariable = "TSUZUKU_TEST_ORIGIN";

/** The site under test. Throws when there is none. */
export function originUnderTest(): string {
  const origin = process.env[originVariable];
  if (origin === undefined) throw new Error(`${originVariable} is not set`);
  return origin;
}

/** The variable that names where the services of the site's account answer: for what its operator does. */
export const awsVariable = "TSUZUKU_TEST_AWS";

/** Where the account of the site under test is spoken to. Throws when nobody has said it. */
export function accountUnderTest(): string {
  const endpoint = process.env[awsVariable];
  if (endpoint === undefined) throw new Error(`${awsVariable} is not set`);
  return endpoint;
}
