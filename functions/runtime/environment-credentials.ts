/*
 * Stands in the bundles for the SDK's search for credentials (profiles, SSO, instance metadata …): Lambda always gives
 * them as environment variables. That takes a quarter off every bundle; scripts/build.ts puts it in place.
 */

/** The credentials that Lambda gave this function. */
export const defaultProvider = () => () =>
  Promise.resolve({
    accessKeyId: process.env["AWS_ACCESS_KEY_ID"],
    secretAccessKey: process.env["AWS_SECRET_ACCESS_KEY"],
    sessionToken: process.env["AWS_SESSION_TOKEN"],
  });
