import { errorStatus } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { jsonResult } from "../http/reply.ts";

/** The answer of every API path that no row declares. */
export const handler = () =>
  Promise.resolve(jsonResult(errorStatus.not_found, { error: sentences.notFound }));
