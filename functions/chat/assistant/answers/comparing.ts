import type { Desk } from "../../desk.ts";
import { compare } from "../../tools/compare.ts";
import type { TitleFacts } from "../../tools/facts.ts";
import type { Question } from "../question.ts";
import type { Voice } from "../voice.ts";

const began = ({ from, year }: TitleFacts): string => from ?? (year === null ? "" : String(year));

/** Puts titles side by side, and says which is longer and which is newer. */
export async function comparison(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const { catalogue } = desk;
  const { titles, shared_genres } = await compare.run(
    {
      titles: question.rows
        .slice(0, 4)
        .map((row) => ({ kind: catalogue.kind(row), id: catalogue.id(row) })),
    },
    desk,
  );
  const [first, second] = titles;
  if (first === undefined || second === undefined) return [voice.say.whichTitle];
  const lines = titles.map(
    (title) =>
      `• ${voice.title(title)}: ${[
        title.year === null ? "" : String(title.year),
        voice.say.types[title.type] ?? title.type,
        title.total === null ? "" : voice.say.exactly(title.total, title.kind),
        voice.list(title.makers) ?? "",
        voice.list(title.genres) ?? "",
      ]
        .filter(Boolean)
        .join(", ")}`,
  );
  const verdicts = [
    lengthVerdict(first, second, voice),
    ageVerdict(first, second, voice),
    shared_genres.length === 0 ? "" : voice.say.compareShared(voice.list(shared_genres) ?? ""),
    /\bbetter\b|\bbesser\b|\bbest\b|面白い|おもしろい|良い|いい/.test(question.rest)
      ? voice.say.compareTaste
      : "",
  ];
  return [...verdicts.filter(Boolean), ...lines];
}

function lengthVerdict(a: TitleFacts, b: TitleFacts, voice: Voice): string {
  if (a.total === null || b.total === null) {
    // What still runs has no total; whoever asks would want to know.
    const open = [a, b].filter(
      ({ status }) => /Airing|Publishing/.test(status) && !/Finished/.test(status),
    );
    return open.map((title) => voice.say.running(voice.title(title), title.kind)).join(" ");
  }
  if (a.kind !== b.kind) return "";
  if (a.total === b.total) return voice.say.compareSame(a.kind, a.total);
  const [longer, shorter] = a.total > b.total ? [a, b] : [b, a];
  const more = Math.abs(a.total - b.total);
  return voice.say.compareLonger(voice.title(longer), voice.title(shorter), more, a.kind);
}

function ageVerdict(a: TitleFacts, b: TitleFacts, voice: Voice): string {
  if (began(a) === "" || began(b) === "" || began(a) === began(b)) return "";
  const [newer, older] = began(a) > began(b) ? [a, b] : [b, a];
  return voice.say.compareNewer(voice.title(newer), voice.title(older));
}
