import type { Kind } from "../../../../shared/kind.ts";
import { plainForm } from "../../../../shared/search/normalise.ts";
import type { Desk } from "../../tools/desk.ts";
import { search_catalogue } from "../../tools/search-catalogue.ts";
import { nameOf } from "../../tools/tool.ts";
import { commonWords } from "../common-words.ts";
import { isMeaningful } from "../languages/languages.ts";
import { titlesNamed } from "../titles/names.ts";
import type { Question } from "../question.ts";
import type { Voice } from "../voice.ts";
import { begunBy, inOrder } from "./storyline.ts";
import { factLine, wantedOf } from "./wishes.ts";

const mostParts = 14;

/** What else the makers of a title have made. */
export async function otherWorks(
  question: Question,
  voice: Voice,
  desk: Desk,
): Promise<string[] | undefined> {
  const { catalogue } = desk;
  const [row] = question.rows;
  if (row === undefined) return undefined;
  const { maker } = question.slots;
  const makers = maker === undefined ? catalogue.makers(row) : [maker];
  const lines: string[] = [];
  for (const each of makers.slice(0, 2)) {
    for (const kind of kindsOf(question, catalogue.kind(row), maker !== undefined)) {
      const wanted = wantedOf({ ...question.slots, maker: each }, { kind, limit: 20 });
      const { titles } = await search_catalogue.run(wanted, desk);
      const others = titles.filter(
        ({ id }) => id !== catalogue.id(row) || kind !== catalogue.kind(row),
      );
      if (others.length === 0) continue;
      lines.push(
        voice.say.worksHead(each, voice.row(row), kind),
        ...others.slice(0, 6).map((title) => factLine(title, voice)),
      );
    }
  }
  return lines.length > 0 ? lines : [voice.say.noOtherWorks(voice.list(makers), voice.row(row))];
}

const kindsOf = ({ slots }: Question, kind: Kind, isNamed: boolean): readonly Kind[] =>
  isNamed && slots.kind === undefined ? ["manga", "anime"] : [kind];

/** The story of a title in the order in which its parts came out, or of all whose names begin alike. */
export function watchOrder(question: Question, voice: Voice, desk: Desk): string[] | undefined {
  const [row] = question.rows;
  const words = question.rest
    .split(" ")
    .filter((word) => !commonWords.has(word) && !isMeaningful(word) && /\p{L}{3}/u.test(word))
    .join(" ");
  const named = row === undefined ? begunBy(desk, words) : inOrder(desk, row);
  if (named.length === 0) return undefined;
  const { catalogue } = desk;
  return [
    voice.say.orderHead(named.length),
    ...named.slice(0, mostParts).map((part, at) => {
      const year = catalogue.years[part] ?? 0;
      return `${at + 1}. ${voice.row(part)}${year === 0 ? "" : ` (${year})`}`;
    }),
    ...(named.length > mostParts ? [voice.say.moreOf(named.length - mostParts)] : []),
  ];
}

/** "Is there an AoT movie?": the films of its story; undefined where no film is asked for. */
function filmsOf({ slots }: Question, voice: Voice, desk: Desk, row: number): string[] | undefined {
  if (!slots.types.includes("movie")) return undefined;
  const { catalogue } = desk;
  const name = nameOf(catalogue.card(row)).split(/:| - /)[0] ?? "";
  const films = [...new Set([...inOrder(desk, row), ...begunBy(desk, plainForm(name))])].filter(
    (part) => catalogue.type(part) === "movie",
  );
  return films.length === 0
    ? [voice.say.noFilm(voice.row(row))]
    : [
        voice.say.filmsHead(voice.row(row), films.length),
        ...films.slice(0, mostParts).map((film) => {
          const year = catalogue.years[film] ?? 0;
          return `• ${voice.row(film)}${year === 0 ? "" : ` (${year})`}`;
        }),
        ...(films.length > mostParts ? [voice.say.moreOf(films.length - mostParts)] : []),
      ];
}

/** Whether the story of a title is there as the other kind, too. */
export function counterpart(question: Question, voice: Voice, desk: Desk): string[] | undefined {
  const { catalogue } = desk;
  const [row] = question.rows;
  if (row === undefined) return undefined;
  const films = filmsOf(question, voice, desk, row);
  if (films !== undefined) return films;
  const card = catalogue.card(row);
  const wanted: Kind = question.slots.kind ?? (card.kind === "anime" ? "manga" : "anime");
  const other =
    card.kind === wanted
      ? row
      : [nameOf(card), card.title]
          .flatMap((name) => titlesNamed(catalogue, name))
          .find((each) => catalogue.kind(each) === wanted);
  if (other === undefined) return [voice.say.noCounterpart(voice.row(row), wanted)];
  const { type, total } = catalogue.card(other);
  const makers = voice.list(catalogue.makers(other));
  const year = catalogue.years[other] ?? 0;
  return [
    voice.say.overview(voice.row(other), {
      type,
      year: year === 0 ? null : year,
      makers,
      genres: null,
      kind: wanted,
    }),
    ...(total === null
      ? []
      : [
          voice.say.length(voice.row(other), {
            kind: wanted,
            total,
            isMovie: type === "movie",
            isRunning: false,
            soFar: null,
          }),
        ]),
  ];
}
