import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type { Endpoint } from "../../shared/endpoint.ts";
import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import * as limits from "../../shared/limits.ts";
import { readJson } from "./json.ts";

export type HttpEvent = APIGatewayProxyEventV2;

/** A header's value whatever the case of its name. */
export const header = (event: HttpEvent, name: string): string | undefined =>
  event.headers[name.toLowerCase()];

/** A cookie's value as it was sent; undefined when it was not. */
export function cookie(event: HttpEvent, name: string): string | undefined {
  for (const pair of event.cookies ?? []) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}

/** Whether a browser asks for a page to show, and no program for an answer to read. */
export const isNavigation = (event: HttpEvent): boolean =>
  /\btext\/html\b/i.test(header(event, "accept") ?? "");

/** The visitor's address. Our edge's own header is believed because only our edge knows the origin secret. */
export const visitorAddress = (event: HttpEvent): string =>
  header(event, "x-viewer-address") ?? event.requestContext.http.sourceIp;

function bodyBytes(event: HttpEvent, row: Endpoint): Buffer {
  const bytes = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
  if (bytes.length > (row.maxBytes ?? limits.jsonBytes)) {
    throw new ApiError("too_large", sentences.tooLarge);
  }
  return bytes;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function jsonFields(event: HttpEvent, row: Endpoint): Record<string, unknown> {
  const text = bodyBytes(event, row).toString("utf8");
  if (text.trim() === "") return {};
  const type = header(event, "content-type") ?? "";
  if (type !== "" && !/^(application\/json|text\/plain)\b/i.test(type)) {
    throw new ApiError("unsupported_body", sentences.wrongContentType);
  }
  const value = readJson(text);
  if (!isRecord(value)) throw new ApiError("bad_request", sentences.brokenBody);
  return value;
}

async function formFields(event: HttpEvent, row: Endpoint): Promise<Record<string, unknown>> {
  const bytes = new Uint8Array(bodyBytes(event, row));
  const type = header(event, "content-type") ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new ApiError("unsupported_body", sentences.wrongContentType);
  }
  const form = await formOf(bytes, type);
  for (const name of new Set(form.keys())) {
    // Of several files one would be taken, and nobody said which.
    const isOneOfMany = form.getAll(name).length > 1 && form.get(name) instanceof File;
    if (isOneOfMany) throw new ApiError("bad_request", sentences.oneFile);
  }
  return Object.fromEntries(form.entries());
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    throw new ApiError("bad_request", sentences.brokenBody);
  }
}

/** What browsers report by themselves: a list, or one report as it was told formerly. */
function reportFields(event: HttpEvent, row: Endpoint): Record<string, unknown> {
  const text = bodyBytes(event, row).toString("utf8");
  if (!/^application\/(?:reports\+json|csp-report)\b/i.test(header(event, "content-type") ?? "")) {
    throw new ApiError("unsupported_body", sentences.wrongContentType);
  }
  return { reports: readJson(text) };
}

/**
 * All fields of a request as one record. The path wins over the body or form, and that over the query string: a link
 * that somebody else wrote must not change what a page posts.
 * Throws ApiError when the body is too large, of the wrong content type or not readable.
 */
export async function requestFields(
  event: HttpEvent,
  row: Endpoint,
): Promise<Record<string, unknown>> {
  const hasBody = event.requestContext.http.method !== "GET";
  const fields = !hasBody
    ? {}
    : row.body === "form"
      ? await formFields(event, row)
      : row.body === "reports"
        ? reportFields(event, row)
        : jsonFields(event, row);
  return { ...event.queryStringParameters, ...fields, ...event.pathParameters };
}
