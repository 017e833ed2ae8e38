import type { ServerResponse } from "node:http";
import { sendAwsError } from "../../aws/aws-error.ts";

/** Answers with an S3 error. */
export function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
): void {
  sendAwsError(response, "s3", { status, code, message });
}

/** Answers that a condition of the request does not hold. */
export function refuseCondition(response: ServerResponse): void {
  const message = "At least one of the pre-conditions you specified did not hold";
  refuse(response, 412, "PreconditionFailed", message);
}

/** Answers that there is no such object. */
export function refuseKey(response: ServerResponse): void {
  refuse(response, 404, "NoSuchKey", "The specified key does not exist.");
}

/** Answers with an XML document. */
export function sendXml(response: ServerResponse, xml: string): void {
  response.writeHead(200, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}
