import { S3ServiceException } from "@aws-sdk/client-s3";
import { ApiError, sentences } from "../../shared/errors.ts";
import { log } from "../log.ts";
import { newestObject } from "../newest-object.ts";
import { Model } from "./model.ts";

/** Where the recommend job leaves the newest model, beside the catalogue's snapshot; the number is that of its format. */
export const modelKey = "catalogue/model-2.bin";

const newestModel = newestObject(modelKey, (bytes) => new Model(bytes));

/** When to ask again, in seconds: the job that makes a model runs a few times a day. */
const askAgainSeconds = 3600;

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/**
 * The model in memory, at most 45 seconds behind the newest. Throws ApiError 503 while there is none of this format: until
 * a job has made it, after the first deployment and after one that changes the format.
 */
export async function currentModel(): Promise<Model> {
  try {
    return await newestModel();
  } catch (error) {
    const status = statusOf(error);
    if (status !== 403 && status !== 404) throw error;
    // Who may not list the bucket is told so of a missing object, too; it may also be a permission that was lost.
    log(status === 403 ? "error" : "warn", "no model", { key: modelKey, status });
    throw new ApiError("unavailable", sentences.noModel, askAgainSeconds);
  }
}
