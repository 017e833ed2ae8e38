import * as z from "zod";
import type { GatewayResponse } from "./request.ts";

const Structured = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String))
    .default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(""),
  isBase64Encoded: z.boolean().default(false),
});

/** An answer of the gateway itself, such as 404 `{"message":"Not Found"}`. */
export const gatewayMessage = (status: number, message: string): GatewayResponse => ({
  status,
  headers: [["content-type", "application/json"]],
  body: Buffer.from(JSON.stringify({ message })),
});

export const internalServerError = gatewayMessage(500, "Internal Server Error");

/**
 * The HTTP answer that API Gateway makes of a function's result: a result with a `statusCode` is taken at
 * its word, anything else becomes the JSON body of a 200. A malformed one is an internal server error.
 */
export function responseOf(result: unknown, requestId: string): GatewayResponse {
  const hasStatus = typeof result === "object" && result !== null && "statusCode" in result;
  if (!hasStatus) {
    return {
      status: 200,
      headers: [
        ["content-type", "application/json"],
        ["apigw-requestid", requestId],
      ],
      body: Buffer.from(typeof result === "string" ? result : JSON.stringify(result)),
    };
  }
  const parsed = Structured.safeParse(result);
  if (!parsed.success) return internalServerError;
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const named = Object.entries(headers).map(
    ([name, value]) => [name.toLowerCase(), value] as const,
  );
  const hasType = named.some(([name]) => name === "content-type");
  return {
    status: statusCode,
    headers: [
      ...(hasType ? [] : [["content-type", "text/plain;charset=UTF-8"] as const]),
      ...named,
      ...cookies.map((cookie) => ["set-cookie", cookie] as const),
      ["apigw-requestid", requestId],
    ],
    body: Buffer.from(body, isBase64Encoded ? "base64" : "utf8"),
  };
}
