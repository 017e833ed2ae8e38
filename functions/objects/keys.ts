import { createHash } from "node:crypto";

/*
 * Every key of our buckets, but for those with a format in them (`formats.ts`), the covers' (`catalogue/cover-path.ts`),
 * the credits' (`shared/credits.ts`) and the operator's files (`catalogue/source-key.ts`).
 *
 *   WEB_BUCKET     index.html                the page; what else the build has lies beside it, below no key of ours
 *                  asset-list.json           all assets of that page
 *                  assets/…                  its assets, and those of former releases
 *   DATA_BUCKET    catalogue/…               what the catalogue and recommend jobs leave for everybody
 *                  imports/<uid>/<job>/…     uploaded lists until they are read
 *                  site/superseded.json      since when assets are superseded
 *                  table/last.json           which table was last in use
 *                  deleted/<hash>            tombstones: accounts that were deleted, as long as a backup holds them
 *                  withheld/media/<folder>/… pictures of a user that operators have hidden once, as they were
 *   MEDIA_BUCKET   covers/…                  drawn covers, public
 *                  data/…                   credits of the catalogue, public
 *                  media/<folder>/…          pictures of a user, public under names that nobody guesses
 *                  media/exports/<folder>/…  exports too long for an answer, for a day
 */

/** The page among the files of the site. */
export const pageKey = "index.html";

/** What assets of all releases begin with, whose names carry a hash of their content. */
export const assetsPrefix = "assets/";

/** The keys of all assets that the page may load, now or later: uploaded with the page. */
export const assetListKey = "asset-list.json";

/** When assets were first seen that the page of then had no more. */
export const supersededKey = "site/superseded.json";

/** What the last run of the catalogue job stored: a fingerprint for each title. */
export const manifestKey = "catalogue/manifest.json";

/** How often each anime was added so far. */
export const adoptionKey = "catalogue/adoption.json";

/** Which table was last in use. */
export const lastTableKey = "table/last.json";

/** Where it is noted that accounts were deleted. */
export const tombstoneFolder = "deleted/";

/** Where the uploaded files of a user lie together, so that they can go together. */
export const importFolderOf = (uid: string): string => `imports/${uid}/`;

/** Where one file of an import lies. */
export const importFileKey = (uid: string, job: string, part: number): string =>
  `${importFolderOf(uid)}${job}/${part}.xml`;

const hiddenName = (uid: string): string =>
  createHash("sha256").update(`pictures of ${uid}`).digest("base64url").slice(0, 22);

/** Where all pictures of a user are: in a folder that does not give their id away. */
export const pictureFolderOf = (uid: string): string => `media/${hiddenName(uid)}/`;

/** Where a picture lies, beside its public place, once operators have hidden it. Its path begins with a slash. */
export const withheldKeyOf = (path: string): string => `withheld${path}`;

/** Where all pictures of a user lie that operators have hidden once. */
export const withheldFolderOf = (uid: string): string => withheldKeyOf(`/${pictureFolderOf(uid)}`);

/** Where the files of a user lie that were too long for an answer. */
export const exportFolderOf = (uid: string): string => `media/exports/${hiddenName(uid)}/`;
