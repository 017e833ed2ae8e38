import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import type { Kind } from "../../shared/kind.ts";
import { modelKeys } from "../objects/keys.ts";
import { newestObject, refusalOf } from "../objects/newest-object.ts";
import { log } from "../runtime/log.ts";
import { Model } from "./model.ts";

const newestModel = (kind: Kind) => newestObject(modelKeys[kind], (bytes) => new Model(bytes));
const newestModels = { anime: newestModel("anime"), manga: newestModel("manga") };

/** When to ask again, in seconds: the job that makes a model runs a few times a day. */
const askAgainSeconds = 3600;

/**
 * The model of a kind in memory, at most 45 seconds behind the newest. Throws ApiError 503 while there is none of this format: until
 * a job has made it, after the first deployment and after one that changes the format.
 */
export async function currentModel(kind: Kind): Promise<Model> {
  try {
    return await newestModels[kind]();
  } catch (error) {
    const status = refusalOf(error);
    if (status !== 403 && status !== 404) throw error;
    // Who may not list the bucket is told so of a missing object, too; it may also be a permission that was lost.
    log(status === 403 ? "error" : "warn", "no model", { key: modelKeys[kind], status });
    throw new ApiError("unavailable", sentences.noModel, askAgainSeconds);
  }
}
