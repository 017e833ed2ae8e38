/*
 * Stands in the bundle for the AI SDK's own hosted gateway, which it would ask where a model is only a name. We always
 * give it the model of a provider, so that nothing is ever sent there; scripts/build.ts puts it in place.
 */

/** An error of that gateway, which never comes. */
export class GatewayError extends Error {
  static isInstance(): boolean {
    return false;
  }
}

/** Another one that never comes. */
export class GatewayAuthenticationError extends GatewayError {}

/** Refuses: there is no gateway. */
export const createGateway = (): never => {
  throw new GatewayError("Models are chosen in provider.ts.");
};

/** The gateway in place of a provider: there is none. */
export const gateway = { languageModel: createGateway };
