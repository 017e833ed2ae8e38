/** Where the identity provider sends browsers back to. Providers compare it letter by letter, so it has one spelling. */
export const callbackPath = "/api/auth/callback";
