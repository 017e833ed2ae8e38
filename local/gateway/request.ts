/** A request at the gateway, before it becomes an event. */
export interface GatewayRequest {
  readonly method: string;
  /** Path and query string as they were sent. */
  readonly target: string;
  /** Header names, in lower case, and values; names may repeat. */
  readonly headers: readonly (readonly [string, string])[];
  /** Undefined when it was larger than the gateway takes. */
  readonly body: Buffer | undefined;
  readonly sourceIp: string;
}

/** What goes back. Header names may repeat (`set-cookie`). */
export interface GatewayResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}
