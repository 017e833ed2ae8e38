import { snapshotFormats } from "../objects/formats.ts";
import { newestObject } from "../objects/newest-object.ts";
import { snapshotOpeners } from "./snapshot.ts";

/** The catalogue in memory, at most 45 seconds behind the newest snapshot. */
export const currentCatalogue = newestObject(snapshotFormats, snapshotOpeners);
