import * as oidc from "openid-client";
import { callbackPath } from "../../shared/sign-in.ts";
import { env } from "../runtime/env.ts";

/** What is remembered in the browser between leaving for the provider and coming back. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** The page to return to. */
  readonly next: string;
}

/** Who the provider says has signed in. */
export interface ProviderIdentity {
  readonly subject: string;
  /** What the provider calls the account: not always its subject, for example for people who come from Google. */
  readonly login: string;
  /** Only an address that the provider has verified. */
  readonly email: string | undefined;
}

const callbackUrl = (): string => env("PUBLIC_ORIGIN") + callbackPath;

let discovered: Promise<oidc.Configuration> | undefined;

/** The provider's configuration, discovered once per warm function; a failed discovery is tried again. */
function provider(): Promise<oidc.Configuration> {
  discovered ??= discover().catch((error: unknown) => {
    discovered = undefined;
    throw error;
  });
  return discovered;
}

function discover(): Promise<oidc.Configuration> {
  const issuer = new URL(env("OIDC_ISSUER"));
  // Plain http is for an issuer on this very machine only.
  const insecure = issuer.protocol === "http:" && issuer.hostname === "localhost";
  return oidc.discovery(issuer, env("OIDC_CLIENT_ID"), undefined, oidc.None(), {
    execute: insecure ? [oidc.allowInsecureRequests] : [],
  });
}

/**
 * Begins sign-in with PKCE: what to remember, and the provider's page to go to, which asks who it is even where it knows
 * (`asksWho`).
 */
export async function beginSignIn(
  next: string,
  { asksWho }: { readonly asksWho: boolean },
): Promise<{ attempt: SignInAttempt; url: string }> {
  const attempt = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
    next,
  };
  const url = oidc.buildAuthorizationUrl(await provider(), {
    redirect_uri: callbackUrl(),
    scope: "openid email",
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: "S256",
    ...(asksWho && { prompt: "login" }),
  });
  return { attempt, url: url.href };
}

/** Trades the code in the callback's query for the identity. Throws when the provider or the attempt does not agree. */
export async function finishSignIn(
  attempt: SignInAttempt,
  rawQuery: string,
): Promise<ProviderIdentity> {
  const tokens = await oidc.authorizationCodeGrant(
    await provider(),
    new URL(`${callbackUrl()}?${rawQuery}`),
    {
      pkceCodeVerifier: attempt.codeVerifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    },
  );
  const claims = tokens.claims();
  if (claims === undefined) throw new Error("The provider sent no id token");
  const { sub, email, email_verified: verified, "cognito:username": login } = claims;
  const isVerified = verified === true || verified === "true";
  return {
    subject: sub,
    login: typeof login === "string" ? login : sub,
    email: isVerified && typeof email === "string" ? email : undefined,
  };
}

/** The provider's page that ends its session and returns to our home page; our home page when it has none. */
export async function signOutUrl(): Promise<string> {
  const home = `${env("PUBLIC_ORIGIN")}/`;
  const endSession = (await provider()).serverMetadata().end_session_endpoint;
  if (endSession === undefined) return home;
  const url = new URL(endSession);
  url.searchParams.set("client_id", env("OIDC_CLIENT_ID"));
  url.searchParams.set("post_logout_redirect_uri", home);
  // Cognito's name for the same thing.
  url.searchParams.set("logout_uri", home);
  return url.href;
}
