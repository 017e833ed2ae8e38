/*
 * Whoever looks at an anime finds exactly the public lists that hold it, whatever was done to them at the same time. The
 * hints by which they are found are written beside the lists, not with them: nothing may be missing in the end.
 */
import { expect, test } from "vitest";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { itemsWith } from "../support/cloud/stored.ts";
import { makeList } from "../support/people/lists.ts";
import { newcomer, visitor, type Person } from "../support/people/people.ts";
import { fc } from "../support/properties.ts";

/** Titles that no other test puts on lists. */
const titles = ownTitles()
  .filter(({ kind, adult }) => kind === "anime" && !adult)
  .toSorted((a, b) => a.popularity - b.popularity || a.id - b.id)
  .slice(10, 12)
  .map(({ id }) => id);

/** What one tab does to the list. */
interface Step {
  readonly act: "add" | "remove" | "publish" | "hide";
  readonly title: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom("add", "add", "remove", "publish", "hide"),
  title: fc.constantFrom(...titles),
});
const tabs = fc.array(fc.array(step, { minLength: 2, maxLength: 4 }), {
  minLength: 3,
  maxLength: 4,
});

/** Does a step; one that lost every race, or whose title is there already, changes nothing. */
async function take(who: Person, list_id: string, { act, title }: Step): Promise<void> {
  const { status, text } = await (act === "publish" || act === "hide"
    ? who.call("edit_list", { list_id, public: act === "publish" })
    : who.call(act === "add" ? "add_anime_to_list" : "remove_anime", { list_id, anime_id: title }));
  expect([200, 201, 400, 409], text).toContain(status);
}

const found = async (title: number): Promise<string[]> =>
  (await visitor().ok("lists_with", { anime_id: title, most: 24 })).lists.map(({ id }) => id);

test(
  "a list is found by just what it holds, after any steps of tabs side by side",
  { timeout: 240_000 },
  async () => {
    const who = await newcomer();
    await fc.assert(
      fc.asyncProperty(tabs, fc.boolean(), async (sideBySide, isPublic) => {
        const id = await makeList(who, { isPublic }, titles.slice(0, 1));
        await Promise.all(
          sideBySide.map(async (steps) => {
            for (const each of steps) await take(who, id, each);
          }),
        );
        const list = await who.ok("list", { id });
        const held = new Set(list.anime.map(({ anime_id }) => anime_id));
        for (const title of titles) {
          expect((await found(title)).includes(id), `${title}`).toBe(
            list.public && held.has(title),
          );
        }
        await who.ok("delete_list", { list_id: id });
        for (const title of titles) expect(await found(title)).not.toContain(id);
      }),
      { numRuns: 40 },
    );
    // Whoever wrote a hint too many has erased it.
    const left = (await itemsWith("#")).filter(({ pk }) => titles.some((id) => pk === `TL#${id}`));
    expect(left).toEqual([]);
  },
);
