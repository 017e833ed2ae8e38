import type { Desk } from "../../tools/desk.ts";
import { commonWords } from "../common-words.ts";
import { makersOf, surnameOf } from "../makers.ts";

/** Whose work is asked for. */
export interface MakerNamed {
  readonly maker: string | undefined;
  /** A studio or author whose work is not wanted. */
  readonly withoutMaker: string | undefined;
}

const refusal =
  "(?:not|no|isnt|arent|wasnt|without|except|excluding|minus|nothing|anything but|other than|nicht|ohne|kein\\w*|ausser)(?: (?:made|done|produced|animated|from|by|von|vom|studio|the)){0,4}";

/** "That Ghibli did not make". */
const refusalAfter =
  "(?:(?:did|does|do|has|have|had|was|is|were)(?:nt| not)|never|nicht) (?:ma[dk]e|produced?|animated?|wr[oi]te|written|dr[ae]wn?|dr[ae]w|created?|involved|do|done|did|behind|gemacht|produziert|animiert)";

/** The studio or author that a text names, as the catalogue spells it, and whether it is one to leave out. */
export function makerIn(desk: Desk, plain: string): MakerNamed {
  const spaced = ` ${plain.replace(/[§]/g, " ").replace(/ +/g, " ")} `;
  const isNamed = (name: string): boolean => {
    if (japaneseName.test(name)) return spaced.includes(name);
    // ONE is an author, and one is a number.
    const isWord = name.length < 4 || commonWords.has(name);
    return isWord
      ? new RegExp(` (?:by|from|studio|author|mangaka|von|vom) ${name} `).test(spaced)
      : spaced.includes(` ${name} `) || spaced.includes(` ${name}s `);
  };
  const makers = makersOf(desk.catalogue);
  const inFull = makers.find(({ names }) => names.some(isNamed));
  const [, surname] =
    / (?:by|from|von|author|mangaka|artist|did|does|has|hat) (\p{L}+) /u.exec(spaced) ?? [];
  const [, owner] =
    / (\p{L}+) (?:(?:longest|shortest|newest|latest|oldest|best|most \p{L}+) )?(?:mangas?|animes?|movies?|films?|works?|series) /u.exec(
      spaced,
    ) ?? [];
  const owning = owner === undefined ? undefined : surnameOf(desk.catalogue, owner);
  const named =
    inFull ??
    makers.find(({ maker }) => maker === owning) ??
    makers.find((each) => surname !== undefined && each.surname === surname);
  if (named === undefined) return { maker: undefined, withoutMaker: undefined };
  const { maker } = named;
  const isRefused = [...named.names, ...(named.surname === undefined ? [] : [named.surname])].some(
    (name) =>
      new RegExp(` ${refusal} ${name} | ${name} ${refusalAfter}`).test(spaced) ||
      spaced.includes(`${name}以外`),
  );
  return isRefused ? { maker: undefined, withoutMaker: maker } : { maker, withoutMaker: undefined };
}

const japaneseName = /[\u3040-\u9fff]/;
