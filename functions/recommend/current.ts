import { newestObject } from "../newest-object.ts";
import { Model } from "./model.ts";

/** Where the recommend job leaves the newest model, beside the catalogue's snapshot; the number is that of its format. */
export const modelKey = "catalogue/model-2.bin";

/** The model in memory, at most 45 seconds behind the newest. */
export const currentModel = newestObject(modelKey, (bytes) => new Model(bytes));
