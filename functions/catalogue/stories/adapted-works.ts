import type { Title } from "../../../catalogue/title.ts";

type Adaptable = Pick<Title, "kind" | "id" | "relations" | "adapts" | "source">;

const isPrinted = (source: string | null): boolean =>
  source === null || /manga|novel|book/i.test(source.replace("Visual novel", ""));

/**
 * Of each anime the id of the manga or novel that it was made from, as far as it is known; what leans on another has it
 * from there, unless it was made from something else.
 */
export function adaptedWorks(titles: readonly Adaptable[]): ReadonlyMap<number, number> {
  const anime = new Map(
    titles.filter(({ kind }) => kind === "anime").map((title) => [title.id, title]),
  );
  const works = new Map<number, number>();
  for (const first of anime.values()) {
    const seen = new Set<Adaptable>();
    let at: Adaptable | undefined = first;
    while (at !== undefined && at.adapts === null && isPrinted(at.source) && !seen.has(at)) {
      seen.add(at);
      // Another version of a story may be made from something else.
      const leansOn: number | undefined = at.relations.find(({ kind }) => kind !== "version")?.id;
      at = leansOn === undefined ? undefined : anime.get(leansOn);
    }
    if (at?.adapts != null) works.set(first.id, at.adapts);
  }
  return works;
}
