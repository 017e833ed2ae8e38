import { sideBySide } from "../../../runtime/side-by-side.ts";
import { airedEpisodes } from "../../../airing/aired.ts";
import type { Desk } from "../../tools/desk.ts";
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
        voice.labels(title.genres) ?? "",
      ]
        .filter(Boolean)
        .join(", ")}`,
  );
  const verdicts = [
    await scoreVerdict(first, second, question, voice, desk),
    fameVerdict(first, second, question, voice),
    volumeVerdict(first, second, question, voice),
    ...(asksAge.test(question.rest)
      ? [ageVerdict(first, second, voice), lengthVerdict(first, second, voice, desk)]
      : [lengthVerdict(first, second, voice, desk), ageVerdict(first, second, voice)]),
    shared_genres.length === 0 ? "" : voice.say.compareShared(voice.labels(shared_genres) ?? ""),
    /\bbetter\b(?! rated)|\bbesser\b(?! bewertet)|\bbest\b|面白い|おもしろい|良い|いい/.test(
      question.rest,
    )
      ? voice.say.compareTaste
      : "",
  ];
  return [...verdicts.filter(Boolean), ...lines];
}

const asksAge =
  /\bolder\b|\bnewer\b|\bfirst\b|\bearlier\b|\blater\b|\bneuer\b|\balter\b|\bzuerst\b|\bbefore\b|\bafter\b|\bvor\b|\bnach\b|\bfruher\b|新しい|古い|先に/;
const asksScores = /\brat(?:ed|ing|ings)\b|\bscores?\b|\bbewert\w*|評価|点数|すこあ/;

/** Which of two titles has the higher score of the members, if that is asked for. */
async function scoreVerdict(
  a: TitleFacts,
  b: TitleFacts,
  { rest }: Question,
  voice: Voice,
  desk: Desk,
): Promise<string> {
  if (!asksScores.test(rest)) return "";
  const scores = await sideBySide(
    [a, b].map(async ({ kind, id }) => (await desk.details(kind, id))?.score ?? null),
  );
  const [ofA = null, ofB = null] = scores;
  if (ofA === null || ofB === null) return voice.say.tooFewScores;
  const [high, low] = [Math.max(ofA, ofB).toFixed(2), Math.min(ofA, ofB).toFixed(2)];
  if (high === low) return voice.say.compareScoresSame(high);
  const [higher, lower] = ofA > ofB ? [a, b] : [b, a];
  return voice.say.compareScores(voice.title(higher), voice.title(lower), `${high} / ${low}`);
}

const asksFame = /\bpopular\b|\bfamous\b|\bknown\b|\bbeliebter\b|\bbekannter\b|人気|有名/;

function fameVerdict(a: TitleFacts, b: TitleFacts, { rest }: Question, voice: Voice): string {
  if (!asksFame.test(rest) || a.popularity === b.popularity) return "";
  const [known, other] = a.popularity > b.popularity ? [a, b] : [b, a];
  return voice.say.compareFame(voice.title(known), voice.title(other));
}

/** Which of two manga has more volumes, if that is asked for. */
function volumeVerdict(a: TitleFacts, b: TitleFacts, { rest }: Question, voice: Voice): string {
  if (!/\bvolumes?\b|\btankobons?\b|\bbanden?\b|巻/.test(rest) || a.kind !== "manga") return "";
  if (a.volumes === null || b.volumes === null || a.volumes === b.volumes)
    return [a, b].map((title) => voice.say.volumes(voice.title(title), title.volumes)).join(" ");
  const [more, fewer] = a.volumes > b.volumes ? [a, b] : [b, a];
  return voice.say.compareVolumes(voice.title(more), voice.title(fewer), [
    Math.max(a.volumes, b.volumes),
    Math.min(a.volumes, b.volumes),
  ]);
}

/** How many episodes or chapters there are, or have been so far. */
function lengthSoFar(desk: Desk, { kind, id, total }: TitleFacts): number | null {
  const row = desk.catalogue.find(kind, id);
  if (total !== null || row === undefined) return total;
  return airedEpisodes(desk.catalogue.onAir(row), desk.nowMs);
}

function lengthVerdict(a: TitleFacts, b: TitleFacts, voice: Voice, desk: Desk): string {
  if (a.total === null || b.total === null) {
    const [ofA, ofB] = [lengthSoFar(desk, a), lengthSoFar(desk, b)];
    if (
      a.total === null &&
      b.total === null &&
      a.kind === b.kind &&
      ofA !== null &&
      ofB !== null &&
      ofA !== ofB
    ) {
      const [longer, shorter] = ofA > ofB ? [a, b] : [b, a];
      return voice.say.compareRunning(
        voice.title(longer),
        voice.title(shorter),
        Math.max(ofA, ofB),
        a.kind,
      );
    }
    const [running, other, soFar] = a.total === null ? [a, b, ofA] : [b, a, ofB];
    const least = other === a ? ofA : ofB;
    if (other.total !== null && a.kind === b.kind && soFar !== null && soFar > (least ?? soFar)) {
      return voice.say.compareRunning(voice.title(running), voice.title(other), soFar, a.kind);
    }
    // What still runs has no total; whoever asks would want to know.
    const open = [a, b].filter(
      ({ status }) => /Airing|Publishing/.test(status) && !/Finished/.test(status),
    );
    return open.map((title) => voice.say.running(voice.title(title), title.kind)).join(" ");
  }
  if (a.kind !== b.kind) return "";
  if (a.total === b.total) {
    const [ofA, ofB] = [a.minutes_per_episode, b.minutes_per_episode];
    const same = voice.say.compareSame(a.kind, a.total);
    if (ofA === null || ofB === null || ofA === ofB) return same;
    const [longer, shorter] = ofA > ofB ? [a, b] : [b, a];
    const minutes = Math.abs(ofA - ofB) * a.total;
    const told = voice.say.compareMinutes(voice.title(longer), voice.title(shorter), minutes);
    return a.total === 1 ? told : `${same} ${told}`;
  }
  const [longer, shorter] = a.total > b.total ? [a, b] : [b, a];
  const more = Math.abs(a.total - b.total);
  return voice.say.compareLonger(voice.title(longer), voice.title(shorter), more, a.kind);
}

function ageVerdict(a: TitleFacts, b: TitleFacts, voice: Voice): string {
  if (began(a) === "" || began(b) === "" || began(a) === began(b)) return "";
  const [newer, older] = began(a) > began(b) ? [a, b] : [b, a];
  return voice.say.compareNewer(voice.title(newer), voice.title(older));
}
