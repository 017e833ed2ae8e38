import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import { ApiError, errorStatus } from "../../shared/errors.ts";
import { pageAt, pageOf, type FoundPage } from "../../shared/pages.ts";
import { beginCall } from "../http/call-log.ts";
import { requireNoFlood } from "../http/flood.ts";
import { requireOurEdge } from "../http/our-edge.ts";
import { jsonResult } from "../http/reply.ts";
import type { HttpEvent } from "../http/request.ts";
import { previewPage, sitePreview, type Preview } from "../link-previews/page.ts";
import { previewOf } from "../link-previews/pages.ts";
import { env } from "../runtime/env.ts";

/** The file that stands for the site's root. */
const rootFile = "index.html";

/**
 * What people show may be gone at any moment: nobody may keep it. Of all other pages, previews are kept for five
 * minutes by our edge and by whoever shows them.
 */
const cacheControlOf = (page: FoundPage | undefined): string =>
  page && pageOf(page.name).preview === "people" ? "no-store" : "public, max-age=300";

/** A page for the programs that draw link previews; the edge sends only them here, people get the app. */
export async function handler(event: HttpEvent): Promise<APIGatewayProxyStructuredResultV2> {
  // No person waits for it.
  const call = beginCall(event, { endpoint: "link_preview", takesLong: true });
  const result = await answer(event).catch((error: unknown) => {
    if (error instanceof ApiError) return jsonResult(error.status, { error: error.message });
    call.fault(error);
    return pageResult(errorStatus.unexpected, sitePreview, "no-store");
  });
  call.answered(result.statusCode ?? errorStatus.unexpected);
  return result;
}

async function answer(event: HttpEvent): Promise<APIGatewayProxyStructuredResultV2> {
  await requireOurEdge(event);
  requireNoFlood(event);
  const path = event.pathParameters?.["path"] ?? "";
  const page = pageAt(path === rootFile ? "/" : path);
  const found = page && (await previewOf(page));
  const status = found === undefined ? errorStatus.not_found : 200;
  return pageResult(status, found ?? sitePreview, cacheControlOf(page));
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
