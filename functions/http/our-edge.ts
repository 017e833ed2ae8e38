import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { env } from "../runtime/env.ts";
import { header, type HttpEvent } from "./request.ts";
import { sameSecret } from "./same-secret.ts";

/** Throws ApiError unless a request came through our edge: the gateway's own address is public, the secret is not. */
export function requireOurEdge(event: HttpEvent): void {
  if (!sameSecret(header(event, "x-origin-secret") ?? "", env("ORIGIN_SECRET"))) {
    throw new ApiError("forbidden", sentences.notOurEdge);
  }
}
