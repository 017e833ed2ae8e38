import { newestObject } from "../newest-object.ts";
import { openSnapshot } from "./snapshot.ts";

/** Where the catalogue job leaves the newest snapshot. */
export const snapshotKey = "catalogue/snapshot.bin";

/** The catalogue in memory, at most 45 seconds behind the newest snapshot. */
export const currentCatalogue = newestObject(snapshotKey, openSnapshot);
