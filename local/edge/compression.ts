import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { headerValue, withHeader, type EdgeResponse } from "./request.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The types CloudFront compresses that a site like this sends. */
const compressible =
  /^(text\/|application\/(javascript|json|manifest\+json|xml|wasm|rss\+xml)|image\/svg\+xml|font\/(ttf|otf))/i;

/** CloudFront compresses bodies between these sizes. */
const smallestBytes = 1000;
const largestBytes = 10_000_000;

/** The answer compressed as the viewer accepts and CloudFront would; brotli is preferred. */
export async function compressed(
  response: EdgeResponse,
  acceptEncoding: string,
): Promise<EdgeResponse> {
  const { headers, body, status } = response;
  const isWorthIt =
    status === 200 &&
    body.length >= smallestBytes &&
    body.length <= largestBytes &&
    headerValue(headers, "content-encoding") === undefined &&
    compressible.test(headerValue(headers, "content-type") ?? "");
  const encoding = /\bbr\b/.test(acceptEncoding) ? "br" : /\bgzip\b/.test(acceptEncoding) && "gzip";
  if (!isWorthIt || encoding === false) return response;
  const small = await smaller(body, encoding);
  const etag = headerValue(headers, "etag");
  const weak = etag === undefined || etag.startsWith("W/") ? etag : `W/${etag}`;
  const encoded = withHeader(headers, "content-encoding", encoding);
  return {
    status,
    headers: [...withHeader(encoded, "etag", weak), ["vary", "accept-encoding"]],
    body: small,
  };
}

/** What bodies were compressed to, for as long as they are kept: CloudFront caches what it has compressed. */
const known = {
  br: new WeakMap<Buffer, Promise<Buffer>>(),
  gzip: new WeakMap<Buffer, Promise<Buffer>>(),
};

function smaller(body: Buffer, encoding: "br" | "gzip"): Promise<Buffer> {
  const begun =
    known[encoding].get(body) ??
    (encoding === "br" ? compressBrotli(body, quick) : compressGzip(body));
  known[encoding].set(body, begun);
  return begun;
}

/** The highest quality takes a second per megabyte; this one compresses nearly as well in milliseconds. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
