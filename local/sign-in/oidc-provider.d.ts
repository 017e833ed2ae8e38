/** The part of oidc-provider that we use; the package ships no types. */
declare module "oidc-provider/lib/provider.js" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export interface OidcContext {
    type: string;
    body: string;
    oidc: {
      provider: Provider;
      client?: { clientId: string };
      params?: Record<string, unknown>;
      session?: { accountId?: string; grantIdFor(clientId: string): string | undefined };
    };
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export interface ProviderConfiguration {
    adapter: (model: string) => object;
    claims: Record<string, readonly string[]>;
    clients: readonly object[];
    conformIdTokenClaims: boolean;
    cookies: { keys: readonly string[] };
    features: {
      devInteractions: { enabled: boolean };
      rpInitiatedLogout: {
        enabled: boolean;
        logoutSource(context: OidcContext, form: string): void;
        postLogoutSuccessSource(context: OidcContext): void;
      };
    };
    findAccount(
      context: OidcContext,
      subject: string,
    ): { accountId: string; claims(): Record<string, unknown> } | undefined;
    interactions: { url(context: OidcContext, interaction: { uid: string }): string };
    jwks: { keys: readonly object[] };
    loadExistingGrant(context: OidcContext): Promise<Grant | undefined>;
    pkce: { required(): boolean };
    renderError(context: OidcContext, out: { error_description?: string }): void;
    ttl: Record<string, number>;
  }

  export class Provider {
    constructor(issuer: string, configuration: ProviderConfiguration);
    Grant: new (properties: { accountId: string; clientId: string }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ uid: string }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
    ): Promise<void>;
  }
}

declare module "oidc-provider/lib/adapters/memory_adapter.js" {
  export function createMemoryAdapter(): (model: string) => object;
}
