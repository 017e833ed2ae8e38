import { catalogueId } from "../../shared/api/fields.ts";
import { brand } from "../../shared/brand.ts";
import { kindRules, type Kind } from "../../shared/kind.ts";
import { titleAddress } from "../../shared/titles/title-address.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import type { Preview } from "./page.ts";
import { titlePicture } from "./title-picture.ts";

/** What a title is, before what it is about: "Anime · 2023 · 28 episodes · Adventure, Drama". */
function facts({ kind, year, total, genres }: Card): string {
  const { unit, units } = kindRules[kind];
  const words = [
    kind === "anime" ? "Anime" : "Manga",
    year,
    total === null ? null : `${total} ${total === 1 ? unit : units}`,
    genres.join(", "),
  ];
  return words.filter((word) => word !== null && word !== "").join(" · ");
}

function description(catalogue: Catalogue, row: number, card: Card): string {
  const summary = catalogue.summary(row);
  return summary === null ? facts(card) : `${facts(card)}. ${summary}`;
}

/** The preview of a title's page; undefined for a title that is not there for everybody to see. */
export async function titlePreview(kind: Kind, idText: string): Promise<Preview | undefined> {
  const id = catalogueId.safeParse(idText).data;
  if (id === undefined) return undefined;
  const catalogue = await currentCatalogue();
  const row = catalogue.find(kind, id);
  if (row === undefined || catalogue.adults[row] === 1) return undefined;
  const card = catalogue.card(row);
  const name = card.english ?? card.title;
  return {
    type: "website",
    title: `${name} · ${brand.name}`,
    description: description(catalogue, row, card),
    path: titleAddress(kind, id, name),
    ...(await titlePicture(catalogue, row)),
  };
}
