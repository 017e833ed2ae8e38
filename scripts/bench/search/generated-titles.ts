import { blankTitle, type Title } from "../../../catalogue/title.ts";
import type { Kind } from "../../../shared/kind.ts";
import { seededRandom } from "../random.ts";

const syllables =
  "ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi fu he ho ma mi mu me mo ya yu yo ra ri ru re ro wa ga gi gu ge go za ji zu de do ba bi bu be bo kyo sho ryu kan shin ten gen".split(
    " ",
  );
const joiners = ["no", "to", "ni", "wo", "wa", "the", "of"];

/** A catalogue of made-up titles, the same on every run: a few thousand words, some of them in many titles. */
export function generatedTitles(anime: number, manga: number): Title[] {
  const random = seededRandom(20_261_121);
  const words = Array.from({ length: 9000 }, () => word(random));
  const make = (kind: Kind) => (_: unknown, at: number) => title(kind, at + 1, words, random);
  return [
    ...Array.from({ length: anime }, make("anime")),
    ...Array.from({ length: manga }, make("manga")),
  ];
}

function title(kind: Kind, id: number, words: readonly string[], random: () => number): Title {
  const name = () => phrase(words, random);
  return {
    ...blankTitle(kind, id, name()),
    english: random() < 0.5 ? name() : null,
    synonyms: random() < 0.3 ? [name(), name()] : [],
    popularity: 100 * random() ** 3,
    adult: random() < 0.06,
  };
}

/** Two to five words; as in real titles, a few words are in very many. */
function phrase(words: readonly string[], random: () => number): string {
  const parts = Array.from({ length: 2 + Math.floor(random() * 4) }, () =>
    random() < 0.2 ? pick(joiners, random()) : capitalised(pick(words, random() ** 3)),
  );
  return parts.join(" ");
}

const word = (random: () => number) =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(syllables, random())).join("");

const pick = (from: readonly string[], share: number) =>
  from[Math.floor(share * from.length)] ?? "";

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
