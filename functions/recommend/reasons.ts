import { listed } from "../../shared/words/listed.ts";
import { titleLanguages, type TitleLanguage } from "../../shared/titles/title-name.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import { titleNameIn } from "../catalogue/title-names.ts";
import type { Grounds } from "./model.ts";
import type { Trait } from "./traits.ts";

const TITLES_NAMED = 2;

/** Ends a sentence, unless the title that it ends with does so by itself. */
export const ended = (sentence: string): string =>
  /[.!?…。！？]$/u.test(sentence) ? sentence : `${sentence}.`;

const namesOf = (traits: readonly Trait[]): string =>
  listed(
    traits.map(({ name }) => name),
    "and",
  );

/** How reasons are worded. */
export interface Wording {
  /** In which titles are named; English where it is not said. */
  readonly language?: TitleLanguage;
  /** Whether what is liked stands on the screen: reasons then say what is shared, and not with what. */
  readonly isLikedInSight?: boolean;
}

/**
 * Why a title is recommended: sentences, the most telling first, each of which names a title or a trait that speaks for
 * it. None when nothing does.
 */
export function reasonsFor(
  catalogue: Catalogue,
  card: Card,
  { pairs, alike, traits }: Grounds,
  { language = titleLanguages[0], isLikedInSight = false }: Wording = {},
): string[] {
  const names = (ids: readonly number[]) => {
    const rows = ids.flatMap((id) => catalogue.find(card.kind, id) ?? []);
    return rows.map((row) => titleNameIn(language, catalogue.card(row)));
  };
  const together = listed(names(pairs.slice(0, TITLES_NAMED)), "and");
  const like = listed(names(alike), "and");
  const isMaker = ({ kind }: Trait) => kind === "maker";
  const makers = namesOf(like === "" ? [] : traits.filter(isMaker));
  const shared = namesOf(like === "" ? [] : traits.filter((trait) => !isMaker(trait)));
  const [withLike, asLike] = isLikedInSight ? ["", " too"] : [` with ${like}`, `, like ${like}`];
  const grounds = [
    ...(together === ""
      ? []
      : [ended(isLikedInSight ? "Goes well with it" : `Goes well with ${together}`)]),
    ...(shared === "" ? [] : [ended(`Shares ${shared}${withLike}`)]),
    ...(makers === "" ? [] : [ended(`Made by ${makers}${asLike}`)]),
  ];
  const [prequel] = names(card.prequel === null ? [] : [card.prequel]);
  if (grounds.length === 0 || prequel === undefined) return grounds;
  return [`Goes on where ${prequel} ended.`, ...grounds];
}
