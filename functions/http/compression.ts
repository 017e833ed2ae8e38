import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { errorStatus } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import * as limits from "../../shared/limits.ts";
import { jsonResult } from "./reply.ts";
import { header, type HttpEvent } from "./request.ts";

/** Below this many characters a packet is sent either way. */
const worthwhileCharacters = 1400;

/** The fourth of eleven steps: most of the saving for a tenth of the time. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Whether a caller says that it takes an answer in an encoding. */
export function accepts(event: HttpEvent, encoding: "br" | "gzip"): boolean {
  const accepted = header(event, "accept-encoding") ?? "";
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(accepted);
}

/** Whether a text is longer than an answer can be: it travels as JSON, with every quotation mark escaped. */
export const isTooLong = (text: string): boolean =>
  // No character is more than six bytes there, so a short text need not be looked at.
  text.length > limits.answerBytes / 6 &&
  Buffer.byteLength(JSON.stringify(text)) > limits.answerBytes;

/**
 * An answer with its text compressed as the caller accepts. Neither CloudFront, which compresses only what it may
 * cache, nor API Gateway does it for us, and a list of 5,000 titles is 15 times smaller for it. One that is too long to
 * be sent is refused with a sentence; before that it is sent compressed to who says nothing of encodings, which means
 * any (RFC 9110, 12.5.3).
 */
export function compressed(
  event: HttpEvent,
  result: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  const { body, cookies, headers, isBase64Encoded } = result;
  if (body === undefined || isBase64Encoded || body.length < worthwhileCharacters) return result;
  const named = (["br", "gzip"] as const).find((encoding) => accepts(event, encoding));
  if (named === undefined && !isTooLong(body)) return result;
  const saysNothing = header(event, "accept-encoding") === undefined;
  const encoding = named ?? (saysNothing ? "gzip" : undefined);
  if (encoding === undefined) return refusal(cookies);
  const small = encoding === "br" ? brotliCompressSync(body, quick) : gzipSync(body);
  const sent = small.toString("base64");
  if (sent.length > limits.answerBytes) return refusal(cookies);
  return {
    ...result,
    headers: { ...headers, "content-encoding": encoding, vary: "accept-encoding" },
    body: sent,
    isBase64Encoded: true,
  };
}

/** What is said in place of an answer that is too long. Its cookies are set all the same: what it did is done. */
const refusal = (cookies: string[] = []) =>
  jsonResult(errorStatus.too_large, { error: sentences.answerTooLong }, { cookies });
