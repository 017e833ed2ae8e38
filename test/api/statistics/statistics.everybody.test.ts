import { expect, test } from "vitest";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import { killFunction } from "../../support/cloud/faults.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { newcomer, newcomers, visitor, type Person } from "../../support/people/people.ts";

/** A title that no other test scores. */
const [rare] = ownTitles()
  .filter(({ kind, adult }) => kind === "anime" && !adult)
  .toSorted((a, b) => a.popularity - b.popularity || a.id - b.id)
  .slice(40, 41)
  .map(({ id }) => id) as [number];

async function scores(who: Person, score: number, isPrivate = false): Promise<void> {
  await who.ok("quick_add_anime", { anime_id: rare });
  await who.ok("edit_entry", { kind: "anime", id: rare, score, private: isPrivate });
}

/** What the statistics of somebody say beside everybody, once the job has counted anew. */
async function besideEverybody(who: Person) {
  await fire("recommend");
  await killFunction("statistics");
  return (await visitor().ok("statistics", { username: who.username })).anime.community;
}

test("a mean stands beside everybody's from twenty scores on, of those who show theirs", async () => {
  const [me, hidden, ...others] = (await newcomers(21)) as [Person, Person, ...Person[]];
  await scores(me, 9);
  for (const other of others) await scores(other, 7);
  // Neither what one keeps private counts, nor who is.
  await scores(hidden, 1);
  await hidden.ok("update_user", { private: true });
  await scores(await newcomer(), 1, true);
  expect(others).toHaveLength(19);
  const mean = (9 + 19 * 7) / 20;
  expect(await besideEverybody(me)).toEqual({ titles: 1, own_mean: 9, mean });
  await me.ok("update_user", { private: true });
  await fire("recommend");
  await killFunction("statistics");
  const [other] = others as [Person];
  expect((await other.ok("statistics", { username: other.username })).anime.community).toBeNull();
}, 300_000);
