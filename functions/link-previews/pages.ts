import { customListPreview, rankingListPreview } from "./lists.ts";
import { sitePreview, type Preview } from "./page.ts";
import { profilePreview } from "./profile.ts";

/** Describes a page by the parts of its path after the first; undefined when nothing is there for everybody to see. */
type Describe = (...names: readonly string[]) => Promise<Preview | undefined>;

/** The pages that have a preview of their own, by the first part of their path. */
const previewedPages: ReadonlyMap<string, Describe> = new Map([
  ["profile", profilePreview],
  ["custom-list", customListPreview],
  ["ranking-list", rankingListPreview],
]);

/** The file that stands for the site's root. */
const rootFile = "index.html";

const addressOf = (parts: readonly string[]): string =>
  parts[0] === rootFile ? "/" : `/${parts.map(encodeURIComponent).join("/")}`;

/**
 * The preview of the page at a path, which has no slash at either end. A page that is none of the above shows the site
 * itself; undefined when the page says that there is nothing.
 */
export async function previewOf(path: string): Promise<Preview | undefined> {
  const parts = path.split("/");
  const [page = "", ...names] = parts;
  const describe = previewedPages.get(page);
  return describe ? describe(...names) : { ...sitePreview, path: addressOf(parts) };
}
