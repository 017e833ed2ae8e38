import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { ApiError, errorStatus } from "../shared/errors.ts";
import { env } from "./env.ts";
import { errorFields, log } from "./log.ts";
import { requireOurEdge } from "./our-edge.ts";
import { previewPage, sitePreview, type Preview } from "./preview/page.ts";
import { previewOf } from "./preview/pages.ts";
import { jsonResult } from "./reply.ts";
import type { HttpEvent } from "./request.ts";

/** How long previews are kept: by our edge, and by whoever shows them. */
const cacheSeconds = 300;

/** A page for the programs that draw link previews; the edge sends only them here, people get the app. */
export async function handler(event: HttpEvent): Promise<APIGatewayProxyStructuredResultV2> {
  const { requestId } = event.requestContext;
  try {
    requireOurEdge(event);
    const found = await previewOf(event.pathParameters?.["path"] ?? "");
    const status = found === undefined ? errorStatus.not_found : 200;
    log("info", "call", { endpoint: "link_preview", requestId, status });
    return pageResult(status, found ?? sitePreview, `public, max-age=${cacheSeconds}`);
  } catch (error) {
    if (error instanceof ApiError) return jsonResult(error.status, { error: error.message });
    log("error", "fault", { endpoint: "link_preview", requestId, ...errorFields(error) });
    return pageResult(errorStatus.unexpected, sitePreview, "no-store");
  }
}

const pageResult = (
  statusCode: number,
  preview: Preview,
  cacheControl: string,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": cacheControl },
  body: previewPage(preview, env("PUBLIC_ORIGIN")),
});
