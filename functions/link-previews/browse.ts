import { brand } from "../../shared/brand.ts";
import type { Kind } from "../../shared/kind.ts";
import { addressOf } from "../../shared/pages.ts";
import { seasonNamed } from "../../shared/season.ts";
import { slugOf } from "../../shared/slug.ts";
import { browseTitles, everything } from "../catalogue/browse/browse.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import { sitePreview, type Preview } from "./page.ts";

/** Names of titles that a preview begins with. */
const namesShown = 5;

/** How many there are, and the best known of them: "23 titles: Spirited Away, My Neighbor Totoro …". */
function summary(catalogue: Catalogue, rows: readonly number[]): string {
  const names = rows.slice(0, namesShown).map((row) => {
    const { english, title } = catalogue.card(row);
    return english ?? title;
  });
  const more = rows.length > names.length ? " and more" : "";
  return `${rows.length} ${rows.length === 1 ? "title" : "titles"}: ${names.join(", ")}${more}`;
}

/** The preview of a season's page; undefined for a season of which nothing is known. */
export async function seasonPreview(year: string, word: string): Promise<Preview | undefined> {
  const named = seasonNamed(year, word);
  if (named === undefined) return undefined;
  const catalogue = await currentCatalogue();
  const request = { ...everything, years: [year], seasons: [named.season] };
  const { rows } = browseTitles(catalogue, request);
  if (rows.length === 0) return undefined;
  const name = `${named.season.charAt(0).toUpperCase()}${named.season.slice(1)} ${year}`;
  return {
    ...sitePreview,
    title: `${name} anime · ${brand.name}`,
    description: summary(catalogue, rows),
    path: addressOf("season", { year, season: named.season }),
  };
}

/** The preview of a studio's or an author's page; undefined for one of whom the catalogue has nothing. */
export async function makerPreview(kind: Kind, slug: string): Promise<Preview | undefined> {
  const catalogue = await currentCatalogue();
  const { rows, maker } = browseTitles(catalogue, { ...everything, kind, maker: slug });
  if (maker === null) return undefined;
  return {
    ...sitePreview,
    title: `${maker} · ${brand.name}`,
    description: summary(catalogue, rows),
    path: addressOf(kind === "anime" ? "studio" : "author", { name: slugOf(maker) }),
  };
}
