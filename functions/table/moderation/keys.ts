import type { Key } from "../keys.ts";

/** What operators did, the newest last: ids begin with the time. */
export const trailPartition = "TRAIL";
export const trailKey = (id: string): Key => ({ pk: trailPartition, sk: id });
/** What is going to be erased: little at any time, so one partition holds it. */
export const erasureKey = (thing: string): Key => ({ pk: "ERASURES", sk: thing });

/** Pictures of a user of which operators have decided something, by their paths. */
export const moderatedPicturePrefix = "MOD#";
export const moderatedPictureKey = (uid: string, path: string): Key => ({
  pk: `U#${uid}`,
  sk: `${moderatedPicturePrefix}${path}`,
});

/** All reports share a partition, because operators look through all of them; those of a thing share a prefix. */
export const reportKey = (thing: string, who: string): Key => ({
  pk: "REPORTS",
  sk: `${thing}#${who}`,
});
/** Under every user stands what they have reported, so that it goes with them. */
export const ownReportPrefix = "RP#";
export const ownReportKey = (uid: string, thing: string): Key => ({
  pk: `U#${uid}`,
  sk: `${ownReportPrefix}${thing}`,
});
