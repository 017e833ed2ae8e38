import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import type { Kind } from "../../shared/kind.ts";
import { modelFormats } from "../objects/formats.ts";
import { mayBeMissing, newestObject, refusalOf } from "../objects/newest-object.ts";
import { log } from "../runtime/log.ts";
import { modelOpeners, type Model } from "./model.ts";

const newestModel = (kind: Kind) => newestObject(modelFormats[kind], modelOpeners);
const newestModels = { anime: newestModel("anime"), manga: newestModel("manga") };

/** When to ask again, in seconds: the job that makes a model runs a few times a day. */
const askAgainSeconds = 3600;

/**
 * The model of a kind in memory, at most 45 seconds behind the newest. Throws ApiError 503 while there is none of a format
 * that is read: after the first deployment, until a job has made one.
 */
export async function currentModel(kind: Kind): Promise<Model> {
  try {
    return await newestModels[kind]();
  } catch (error) {
    if (!mayBeMissing(error)) throw error;
    const status = refusalOf(error);
    // Who may not list the bucket is told so of a missing object, too; it may also be a permission that was lost.
    log(status === 403 ? "error" : "warn", "no model", { key: modelFormats[kind][0].key, status });
    throw new ApiError("unavailable", sentences.noModel, askAgainSeconds);
  }
}
