import { listed } from "../../shared/listed.ts";
import type { TitleLanguage } from "../../shared/titles/title-name.ts";
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

/**
 * Why a title is recommended: sentences, the most telling first, each of which names a title or a trait that speaks for
 * it; `language` is that of the names. None when nothing does.
 */
export function reasonsFor(
  catalogue: Catalogue,
  card: Card,
  { pairs, alike, traits }: Grounds,
  language: TitleLanguage,
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
  const grounds = [
    ...(together === "" ? [] : [ended(`Goes well with ${together}`)]),
    ...(shared === "" ? [] : [ended(`Shares ${shared} with ${like}`)]),
    ...(makers === "" ? [] : [ended(`Made by ${makers}, like ${like}`)]),
  ];
  const [prequel] = names(card.prequel === null ? [] : [card.prequel]);
  if (grounds.length === 0 || prequel === undefined) return grounds;
  return [`Goes on where ${prequel} ended.`, ...grounds];
}
