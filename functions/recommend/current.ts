import { S3ServiceException } from "@aws-sdk/client-s3";
import { ApiError, sentences } from "../../shared/errors.ts";
import { log } from "../log.ts";
import { newestObject } from "../newest-object.ts";
import { Model } from "./model.ts";

/** Where the recommend job leaves the newest model, beside the catalogue's snapshot; the number is that of its format. */
export const modelKey = "catalogue/model-2.bin";

const newestModel = newestObject(modelKey, (bytes) => new Model(bytes));

/** How long the job that makes a model takes, about, in seconds. */
const madeInSeconds = 300;

/** Who may not list the bucket is told of a missing object only that it is forbidden. */
const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && [403, 404].includes(error.$metadata.httpStatusCode ?? 0);

/**
 * The model in memory, at most 45 seconds behind the newest. Throws ApiError 503 while there is none of this format: until
 * a job has made it, after the first deployment and after one that changes the format.
 */
export async function currentModel(): Promise<Model> {
  try {
    return await newestModel();
  } catch (error) {
    if (!isMissing(error)) throw error;
    log("warn", "no model", { key: modelKey });
    throw new ApiError("unavailable", sentences.noModel, madeInSeconds);
  }
}
