/** Where the identity provider sends browsers back to. Providers compare it letter by letter, so it has one spelling. */
export const callbackPath = "/api/auth/callback";

/** What somebody is told whose account operators have closed or suspended; as answers name it. */
export interface Refusal {
  /** Why; empty where nothing was said. */
  readonly reason: string;
  /** When it will be erased, in milliseconds since 1970; null where it will not. */
  readonly erased_at: number | null;
}

/**
 * The cookie that tells the sign-in page of a refusal. Browsers take one of this prefix from this very host by https alone, so
 * that no neighbour below the same domain can plant what the page then says in our name.
 */
export const refusalCookieName = (origin: string): string =>
  origin.startsWith("https:") ? "__Host-refusal" : "refusal";
