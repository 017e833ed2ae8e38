import type { ServerResponse } from "node:http";
import { randomUUID } from "node:crypto";

/** An error in AWS terms. */
export interface AwsError {
  readonly status: number;
  /** The exception's name as the SDK throws it, e.g. `ThrottlingException`. */
  readonly code: string;
  readonly message: string;
}

/** What a refused call is called, by service. */
export const accessDenied = (service: string, message: string): AwsError => {
  if (service === "s3") return { status: 403, code: "AccessDenied", message };
  if (service === "sqs" || service === "ses") return { status: 403, code: "AccessDenied", message };
  const isJsonProtocol = service === "dynamodb" || service === "secretsmanager";
  return { status: isJsonProtocol ? 400 : 403, code: "AccessDeniedException", message };
};

/** Services whose calls are forms and whose answers are XML. */
const takesForms: ReadonlySet<string> = new Set(["cloudformation", "ses", "sts"]);

/** Answers with an error in the service's own protocol, so that the SDK throws it under its name. */
export function sendAwsError(response: ServerResponse, service: string, error: AwsError): void {
  const { status, code, message } = error;
  const requestId = randomUUID();
  if (service === "s3") {
    response.writeHead(status, {
      "content-type": "application/xml",
      "x-amz-request-id": requestId,
    });
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code>` +
        `<Message>${escapeXml(message)}</Message><RequestId>${requestId}</RequestId></Error>`,
    );
    return;
  }
  if (takesForms.has(service)) {
    response.writeHead(status, { "content-type": "text/xml", "x-amzn-requestid": requestId });
    response.end(
      `<ErrorResponse><Error><Type>${status < 500 ? "Sender" : "Receiver"}</Type><Code>${code}</Code>` +
        `<Message>${escapeXml(message)}</Message></Error><RequestId>${requestId}</RequestId></ErrorResponse>`,
    );
    return;
  }
  response.writeHead(status, {
    "content-type": "application/x-amz-json-1.0",
    "x-amzn-requestid": requestId,
    "x-amzn-errortype": code,
    ...(service === "sqs" ? { "x-amzn-query-error": `${code};Sender` } : {}),
  });
  response.end(JSON.stringify({ __type: code, message }));
}

/** Text as it may stand in XML. */
export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
