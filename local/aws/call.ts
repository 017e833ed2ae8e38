import type { IncomingHttpHeaders } from "node:http";

/** A request to an AWS service as it arrived at the local endpoint. */
export interface AwsCall {
  /** The service as the signature spells it: `dynamodb`, `s3`, `sqs`, `ses`, `bedrock`, `cognito-idp`, `secretsmanager`. */
  readonly service: string;
  /** The access key id of the signature: the calling function's name. */
  readonly caller: string;
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Reads service and caller from a SigV4 `Authorization` header; undefined when it carries none. */
export function signatureOf(
  authorization: string | undefined,
): { readonly caller: string; readonly service: string } | undefined {
  const scope = /Credential=([^/,]+)\/\d+\/[^/]+\/([^/]+)\/aws4_request/.exec(authorization ?? "");
  const [, caller, service] = scope ?? [];
  return caller !== undefined && service !== undefined ? { caller, service } : undefined;
}

/** A header that is sent once. */
export function headerOf(call: AwsCall, name: string): string | undefined {
  const value = call.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** The operation of the JSON protocols: what follows the dot in `X-Amz-Target`. */
export function targetOf(call: AwsCall): string {
  return headerOf(call, "x-amz-target")?.split(".")[1] ?? "";
}

/** The fields of a call of the query protocol, which is a form. */
export const formOf = ({ body }: AwsCall): URLSearchParams =>
  new URLSearchParams(body.toString("utf8"));
