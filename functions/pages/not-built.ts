import { errorStatus } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { jsonResult } from "../http/reply.ts";

/** The shared answer of every row that is declared and not built yet. */
export const handler = () =>
  Promise.resolve(jsonResult(errorStatus.not_built, { error: sentences.notBuilt }));
