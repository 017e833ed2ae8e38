import { brand } from "../../shared/brand.ts";
import { statusOf } from "../../shared/kind.ts";
import {
  addressAt,
  pageOf,
  type FoundPage,
  type PageName,
  type PageParameters,
  type pages,
} from "../../shared/pages.ts";
import { makerPreview, seasonPreview } from "./browse.ts";
import { customListPreview, rankingListPreview } from "./lists.ts";
import { sitePreview, type Preview } from "./page.ts";
import { titlePreview } from "./title.ts";
import { profilePreview } from "./profile.ts";
import { yearPreview } from "./year.ts";

/** The pages whose preview is read from what they show. */
type PreviewedPage = {
  [Name in PageName]: (typeof pages)[Name] extends { readonly preview: string } ? Name : never;
}[PageName];

/** Describes a page by its parameters; undefined when nothing is there for everybody to see. */
type Describe<Parameters> = (parameters: Parameters) => Promise<Preview | undefined>;

const previewed: { readonly [Name in PreviewedPage]: Describe<PageParameters<Name>> } = {
  profile: ({ username }) => profilePreview(username),
  year: ({ year, username }) => yearPreview(year, username),
  customList: ({ id }) => customListPreview(id),
  rankingList: ({ id }) => rankingListPreview(id),
  season: ({ year, season }) => seasonPreview(year, season),
  animeTitle: ({ id }) => titlePreview("anime", id),
  mangaTitle: ({ id }) => titlePreview("manga", id),
  animeById: ({ id }) => titlePreview("anime", id),
  mangaById: ({ id }) => titlePreview("manga", id),
  studio: ({ name }) => makerPreview("anime", name),
  author: ({ name }) => makerPreview("manga", name),
};

/** Whether the app shows a page there: of shelves there are those of the kind's statuses. */
const isThere = ({ name, parameters: { status = "" } }: FoundPage): boolean => {
  if (name === "animeShelf") return statusOf("anime", status) !== undefined;
  return name !== "mangaShelf" || statusOf("manga", status) !== undefined;
};

/** The preview of a page: by what it shows, or by its title; undefined when it says that there is nothing. */
export async function previewOf(page: FoundPage): Promise<Preview | undefined> {
  const { title, preview } = pageOf(page.name);
  if (preview !== undefined) {
    // The table and `previewed` have the same names, and a page is found with the parameters of its own pattern.
    const describe = previewed[page.name as PreviewedPage] as Describe<FoundPage["parameters"]>;
    return describe(page.parameters);
  }
  if (!isThere(page)) return undefined;
  const named = title === undefined ? {} : { title: `${title} · ${brand.name}` };
  return { ...sitePreview, ...named, path: addressAt(page) };
}
