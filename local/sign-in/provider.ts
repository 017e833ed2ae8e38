import { generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { createMemoryAdapter } from "oidc-provider/lib/adapters/memory_adapter.js";
// Not the package's main file, which greets every Node release that is not yet "LTS" with a warning.
import { Provider, type Grant, type OidcContext } from "oidc-provider/lib/provider.js";
import type { Accounts } from "./accounts.ts";
import { messagePage, signOutPage } from "./page.ts";

/** The site as the provider knows it. */
export interface Client {
  readonly clientId: string;
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
}

const generateKeys = promisify(generateKeyPair);

const dayInSeconds = 86_400;

/**
 * An OpenID Connect provider for one public client with PKCE, in place of Cognito's. Its sign-in page is at
 * `/sign-in/{uid}`. Signing keys and sessions last as long as the process; accounts do not depend on them.
 */
export async function createProvider(
  issuer: string,
  client: Client,
  accounts: Accounts,
): Promise<Provider> {
  const { privateKey } = await generateKeys("rsa", { modulusLength: 2048 });
  const [home = "/"] = client.logoutUrls;

  return new Provider(issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: client.clientId,
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code"],
        response_types: ["code"],
        redirect_uris: client.callbackUrls,
        post_logout_redirect_uris: client.logoutUrls,
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    // As Cognito does: the address is in the id token itself.
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString("base64")] },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: dayInSeconds,
      IdToken: 3600,
      Interaction: 3600,
      Session: dayInSeconds,
    },
    findAccount(_context, subject) {
      const account = accounts.find(subject);
      if (account === undefined) return undefined;
      const claims = { sub: subject, email: account.email, email_verified: true };
      return { accountId: subject, claims: () => claims };
    },
    interactions: { url: (_context, { uid }) => `/sign-in/${uid}` },
    loadExistingGrant: grantEverything,
    renderError(context, { error_description }) {
      context.type = "html";
      const sentence = error_description ?? "The sign-in page could not do that.";
      context.body = messagePage("Something went wrong", sentence, home);
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource(context, form) {
          context.body = signOutPage(form, context.oidc.client !== undefined);
        },
        postLogoutSuccessSource(context) {
          context.type = "html";
          context.body = messagePage("Signed out", "You are signed out.", home);
        },
      },
    },
  });
}

/** The site is our own: nobody is asked whether it may know who they are. */
async function grantEverything({ oidc }: OidcContext): Promise<Grant | undefined> {
  const { client, session, provider } = oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const { accountId } = session;
  const grant = new provider.Grant({ accountId, clientId: client.clientId });
  grant.addOIDCScope("openid email");
  await grant.save();
  return grant;
}
