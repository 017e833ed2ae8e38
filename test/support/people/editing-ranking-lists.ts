import { expect } from "vitest";
import { newcomer, visitor, type Person } from "./people.ts";
import { edit, keptEntries, makeRanking, pictureFile, type RankingForm } from "./ranking-lists.ts";
import { mediaOf } from "../cloud/table.ts";

export const notOfList =
  "This list has changed elsewhere: one of its pictures is gone. Please open it again and make your changes there.";

export async function withList(form: RankingForm = {}) {
  const ai = await newcomer();
  const id = await makeRanking(ai, form);
  return { ai, id, list: await visitor().ok("ranking_list", { id }) };
}

export const listOf = (id: string) => visitor().ok("ranking_list", { id });

export const picturesOf = async (id: string) =>
  (await listOf(id)).entries.map(({ image_url }) => image_url);

export async function edited(who: Person, id: string, form: RankingForm): Promise<void> {
  const answer = await edit(who, id, form);
  expect([answer.status, answer.body], answer.text).toEqual([200, { id }]);
}

/** Somebody's pictures in storage are those of this list, and are all answered. */
export async function expectOnlyThose(who: Person, id: string): Promise<void> {
  const paths = [...new Set(await picturesOf(id))];
  const stored = await mediaOf(who.username);
  expect(stored.map((key) => `/${key}`).toSorted()).toEqual(paths.toSorted());
  for (const path of paths) expect((await who.get(path)).status).toBe(200);
}

/** The entries of a list, the first of which gets a new picture: a file of its own for each width. */
export async function withNewFirst(id: string, width = 60): Promise<RankingForm> {
  const [first, ...others] = await keptEntries(id);
  return {
    entries: [{ title: first?.title ?? "", description: first?.description ?? "" }, ...others],
    files: [await pictureFile("png", width)],
  };
}
