import { snapshotFormats } from "../objects/formats.ts";
import { mayBeMissing, newestObject, refusalOf } from "../objects/newest-object.ts";
import { log } from "../runtime/log.ts";
import type { Catalogue } from "./catalogue.ts";
import { noCatalogue } from "./no-catalogue.ts";
import { snapshotOpeners } from "./snapshot.ts";

const newestCatalogue = newestObject(snapshotFormats, snapshotOpeners);

let isAbsenceTold = false;

/**
 * The catalogue in memory, at most 45 seconds behind the newest snapshot. Undefined before there is one: until the
 * catalogue job has run for the first time.
 */
export async function catalogueIfLoaded(): Promise<Catalogue | undefined> {
  try {
    return await newestCatalogue();
  } catch (error) {
    if (!mayBeMissing(error)) throw error;
    if (!isAbsenceTold) log("warn", "no catalogue", { status: refusalOf(error) });
    isAbsenceTold = true;
    return undefined;
  }
}

/** The catalogue in memory, at most 45 seconds behind the newest snapshot. Throws ApiError 503 before there is one. */
export async function currentCatalogue(): Promise<Catalogue> {
  const catalogue = await catalogueIfLoaded();
  if (catalogue === undefined) throw noCatalogue();
  return catalogue;
}
