import { firstDay, prequelOf, type Title } from "../../../catalogue/title.ts";
import { titleName, titlePart, type TitleStory } from "../../table/titles.ts";

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
  const byDate = (parts: readonly Title[]): Title[] =>
    parts.toSorted((a, b) => (firstDay(a) < firstDay(b) ? -1 : Number(firstDay(a) > firstDay(b))));
  /** As they came out, and none before what it continues, whose date may not be known. */
  const inOrder = (first: Title): Title[] => {
    const parts: Title[] = [];
    let open = [first];
    while (open.length > 0) {
      const [part, ...others] = byDate(open) as [Title, ...Title[]];
      parts.push(part);
      open = [...others, ...(sequels.get(part) ?? [])];
    }
    return parts;
  };
  const stories = new Map<string, TitleStory>();
  for (const first of begun) {
    const parts = inOrder(first);
    if (parts.length === 1) continue;
    for (const [at, title] of parts.entries()) {
      const [sequel] = byDate(sequels.get(title) ?? []);
      const next = sequel ?? parts[at + 1];
      const previous = prequelIn(title);
      stories.set(titleName(title), {
        part: at + 1,
        parts: parts.length,
        previous: previous === undefined ? null : titlePart(previous),
        next: next === undefined ? null : titlePart(next),
      });
    }
  }
  return stories;
}
