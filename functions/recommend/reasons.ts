import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import { listed } from "../listed.ts";
import type { Voice } from "./model.ts";

const TITLES_NAMED = 2;
/** What speaks more quietly than this share of the loudest is no reason. */
const AUDIBLE = 0.25;

const nameOf = (card: Card): string => card.english ?? card.title;

/** Ends a sentence, unless the title that it ends with does so by itself. */
const ended = (sentence: string): string =>
  /[.!?…。！？]$/u.test(sentence) ? sentence : `${sentence}.`;

/** Why an anime is recommended for which these speak, the loudest first: sentences, the most telling first; at least one. */
export function reasonsFor(catalogue: Catalogue, card: Card, voices: readonly Voice[]): string[] {
  const cards = (ids: readonly number[]) =>
    ids.flatMap((id) => {
      const row = catalogue.find("anime", id);
      return row === undefined ? [] : [catalogue.card(row)];
    });
  const prequel = cards(card.prequel === null ? [] : [card.prequel]).map(nameOf);
  const [loudest] = voices;
  const loud = voices.filter(({ weight }) => weight >= AUDIBLE * (loudest?.weight ?? 0));
  const named = cards(loud.slice(0, TITLES_NAMED).map(({ id }) => id));
  const shared = card.genres.filter((genre) => named.some(({ genres }) => genres.includes(genre)));
  const reasons = [
    ...prequel.map((name) => `Goes on where ${name} ended.`),
    ...(named.length === 0 ? [] : [ended(`Goes well with ${listed(named.map(nameOf), "and")}`)]),
    ...(shared.length === 0 ? [] : [`Shares ${listed(shared, "and")}.`]),
  ];
  return reasons.length > 0 ? reasons : ["Well known among our members."];
}
