import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { changingSecret } from "../secrets/changing-secret.ts";
import { header, type HttpEvent } from "./request.ts";

const isOriginSecret = changingSecret("ORIGIN_SECRET");

/** Throws ApiError unless a request came through our edge: the gateway's own address is public, the secret is not. */
export async function requireOurEdge(event: HttpEvent): Promise<void> {
  const sent = header(event, "x-origin-secret");
  if (sent === undefined || !(await isOriginSecret(sent))) {
    throw new ApiError("forbidden", sentences.notOurEdge);
  }
}
