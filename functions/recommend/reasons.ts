import { listed } from "../../shared/listed.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import type { Grounds } from "./model.ts";
import type { Trait } from "./traits.ts";

const TITLES_NAMED = 2;

const nameOf = (card: Card): string => card.english ?? card.title;

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
 * it. None when nothing does. What is liked is not named where it is in sight.
 */
export function reasonsFor(
  catalogue: Catalogue,
  card: Card,
  { pairs, alike, traits }: Grounds,
  isLikedInSight = false,
): string[] {
  const names = (ids: readonly number[]) => {
    const rows = ids.flatMap((id) => catalogue.find(card.kind, id) ?? []);
    return rows.map((row) => nameOf(catalogue.card(row)));
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
