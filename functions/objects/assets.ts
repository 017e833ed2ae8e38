import * as z from "zod";
import { env } from "../runtime/env.ts";
import { eachObject } from "./each-object.ts";
import { putJson, readJson } from "./json-objects.ts";
import { assetsPrefix, supersededKey } from "./keys.ts";
import { removeObjects } from "./remove-objects.ts";

/** When each asset of the site was uploaded last, of all releases, by its key. */
export async function uploadsOfAssets(): Promise<ReadonlyMap<string, Date>> {
  const uploads = new Map<string, Date>();
  for await (const { key, changedAt } of eachObject(env("WEB_BUCKET"), assetsPrefix)) {
    uploads.set(key, changedAt);
  }
  return uploads;
}

/** Removes assets of the site. Throws when one of them stays. */
export const removeAssets = (keys: readonly string[]): Promise<void> =>
  removeObjects(env("WEB_BUCKET"), keys);

const Superseded = z.record(z.string(), z.iso.datetime().pipe(z.coerce.date()));

/** Since when assets are known to be superseded, by their keys; empty before the first note. */
export const readSuperseded = async (): Promise<ReadonlyMap<string, Date>> =>
  new Map(Object.entries(Superseded.parse((await readJson(supersededKey)) ?? {})));

/** Notes since when assets are superseded, in place of the last note. */
export const writeSuperseded = (since: ReadonlyMap<string, Date>): Promise<void> =>
  putJson(supersededKey, Object.fromEntries(since));
