import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";

/** A body that is not JSON: the browser saves it under its name. */
export interface SavedFile {
  readonly name: string;
  readonly type: string;
}

/** A body that is not JSON: the browser shows it. */
export interface ShownFile extends SavedFile {
  /** Whether the body is its bytes as base64 instead of its text. */
  readonly isBase64?: boolean;
  /** Its ETag, by which who has it asks whether it is still the same. */
  readonly tag?: string;
}

/** An answer that is more than its JSON: cookies to set, a file, or a place to go. Handlers return it in place of plain fields. */
export class Reply<Body> {
  readonly body: Body;
  readonly cookies: readonly string[];
  /** Where a 302 sends the browser. */
  readonly location: string | undefined;
  /** How a text is saved. */
  readonly file: SavedFile | undefined;
  /** How a body is shown. */
  readonly shown: ShownFile | undefined;
  /** The ETag of what the caller has, which is still the same: nothing is sent. */
  readonly unchanged: string | undefined;

  constructor(
    body: Body,
    options: {
      cookies?: readonly string[];
      location?: string;
      file?: SavedFile;
      shown?: ShownFile;
      unchanged?: string;
    } = {},
  ) {
    this.body = body;
    this.cookies = options.cookies ?? [];
    this.location = options.location;
    this.file = options.file;
    this.shown = options.shown;
    this.unchanged = options.unchanged;
  }
}

/** A redirect of the browser to `location`. */
export const redirect = (
  location: string,
  cookies: readonly string[] = [],
): Reply<Record<string, never>> => new Reply({}, { location, cookies });

/** A JSON answer. Nothing of the API may be cached or guessed to be another type. */
export function jsonResult(
  statusCode: number,
  body: unknown,
  extra: { headers?: Record<string, string>; cookies?: readonly string[] } = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...extra.headers,
    },
    ...(extra.cookies && extra.cookies.length > 0 ? { cookies: [...extra.cookies] } : {}),
    body: JSON.stringify(body),
  };
}

/** A file to save; its name is one of ours or a username, so it needs no quoting. */
export function fileResult(
  text: string,
  { name, type }: SavedFile,
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: 200,
    headers: {
      "content-type": `${type}; charset=utf-8`,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
    body: text,
  };
}

/** What people show may be gone at any moment: who keeps it asks each time whether it is still the same. */
const asking = "private, no-cache";

/** A file to show. */
export const shownResult = (
  body: string,
  { name, type, isBase64 = false, tag }: ShownFile,
): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 200,
  headers: {
    "content-type": isBase64 ? type : `${type}; charset=utf-8`,
    "content-disposition": `inline; filename="${name}"`,
    "cache-control": asking,
    ...(tag !== undefined && { etag: tag }),
  },
  body,
  ...(isBase64 && { isBase64Encoded: true }),
});

/** Says that what the caller has is still the same. */
export const unchangedResult = (tag: string): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 304,
  headers: { "cache-control": asking, etag: tag },
  body: "",
});
