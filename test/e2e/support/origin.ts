/** The variable that names the site under test, for example `http://localhost:4000`. */
export const originVariable = "TSUZUKU_TEST_ORIGIN";

/** The site under test. Throws when there is none. */
export function originUnderTest(): string {
  const origin = process.env[originVariable];
  if (origin === undefined) throw new Error(`${originVariable} is not set`);
  return origin;
}
