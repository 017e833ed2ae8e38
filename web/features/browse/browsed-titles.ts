import { kindRules, statusOf, type Kind } from "../../../shared/kind.ts";
import { nameIn, type TitleLanguage } from "../../../shared/titles/title-name.ts";
import type { CallResponse } from "../../calls/api.ts";
import type { CardTitle } from "../../cards/TitleCard.tsx";
import { notAvailable } from "../../../shared/not-available.ts";
import { namesOf } from "../../words/title-language.ts";
import { airedIn, statusWords, typeLabel } from "../../words/title-words.ts";

/** A title as an answer has it. */
export type Found = CallResponse<"browse">["titles"][number];

/** A title of the catalogue as a card shows it. */
interface BrowsedTitle extends CardTitle {
  /** When, what, how long, and how far the viewer is. */
  readonly facts: readonly string[];
  readonly isListed: boolean;
}

function lengthWords(kind: Kind, { type, total }: Found): string {
  const { unit, units } = kindRules[kind];
  const length = total === null ? [] : [`${total} ${total === 1 ? unit : units}`];
  return [...(type === "unknown" ? [] : [typeLabel(type)]), ...length].join(" · ");
}

function standingWords(kind: Kind, { status, progress = 0, total }: Found): string {
  const known = statusOf(kind, status ?? "");
  return known === undefined ? "" : `${statusWords[known]} ${progress}/${total ?? "?"}`;
}

/** The cards of an answer, named in a language. */
export const browsedTitles = (
  kind: Kind,
  titles: readonly Found[],
  language: TitleLanguage,
): BrowsedTitle[] =>
  titles.map((title) => ({
    kind,
    id: title.id,
    name: nameIn(language, namesOf(title)),
    image: title.image_url,
    facts: [
      airedIn(title.season, title.year),
      lengthWords(kind, title),
      standingWords(kind, title),
    ].filter((fact) => fact !== "" && fact !== notAvailable),
    isListed: (title.status ?? null) !== null,
  }));
