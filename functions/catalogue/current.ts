import { snapshotKey } from "../objects/keys.ts";
import { newestObject } from "../objects/newest-object.ts";
import { openSnapshot } from "./snapshot.ts";

/** The catalogue in memory, at most 45 seconds behind the newest snapshot. */
export const currentCatalogue = newestObject(snapshotKey, openSnapshot);
