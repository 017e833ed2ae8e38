import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";

/** When to ask again, in seconds: the first run of the catalogue job takes a few minutes. */
const askAgainSeconds = 30;

/** What is said to whoever asks for the catalogue before there is one. */
export const noCatalogue = (): ApiError =>
  new ApiError("unavailable", sentences.noCatalogue, askAgainSeconds);
