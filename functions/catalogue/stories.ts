import { prequelOf, type Title } from "../../catalogue/title.ts";
import { titleName, type StoryPart, type TitleStory } from "../table/titles.ts";

const partOf = ({ id, title, english }: Title): StoryPart => ({ id, title, english });

/** Sorts by the first day; of a year or a month alone by its end. */
const began = ({ from, year }: Title): string =>
  (from ?? String(year ?? "~")).padEnd("2000-01-01".length, "~");

/**
 * Where each title stands in its story, by name: the titles that continue one another, in the order in which they came
 * out. Titles that stand alone have none, and what is for adults is a part of none.
 */
export function storiesOf(titles: readonly Title[]): ReadonlyMap<string, TitleStory> {
  const byName = new Map(
    titles.filter(({ adult }) => !adult).map((title) => [titleName(title), title]),
  );
  const prequelIn = (title: Title): Title | undefined =>
    byName.get(titleName({ kind: title.kind, id: prequelOf(title) ?? 0 }));
  const sequels = new Map<Title, Title[]>();
  const begun: Title[] = [];
  for (const title of byName.values()) {
    const prequel = prequelIn(title);
    if (prequel === undefined) begun.push(title);
    else sequels.set(prequel, [...(sequels.get(prequel) ?? []), title]);
  }
  const inOrder = (parts: Iterable<Title>): Title[] =>
    [...parts].sort((a, b) => (began(a) < began(b) ? -1 : Number(began(a) > began(b))));
  const stories = new Map<string, TitleStory>();
  for (const first of begun) {
    const story = new Set([first]);
    // The set grows while it is walked.
    for (const part of story) for (const sequel of sequels.get(part) ?? []) story.add(sequel);
    if (story.size === 1) continue;
    const parts = inOrder(story);
    for (const [at, title] of parts.entries()) {
      const [sequel] = inOrder(sequels.get(title) ?? []);
      const next = sequel ?? parts[at + 1];
      const previous = prequelIn(title);
      stories.set(titleName(title), {
        part: at + 1,
        parts: parts.length,
        previous: previous === undefined ? null : partOf(previous),
        next: next === undefined ? null : partOf(next),
      });
    }
  }
  return stories;
}
