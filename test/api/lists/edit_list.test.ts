import { expect, test } from "vitest";
import { during } from "../../support/cloud/faults.ts";
import { makeList } from "../../support/people/lists.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";
import { anime } from "../../support/people/titles.ts";

test("what is given changes and is answered; what is left out stays", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai, { description: "Before" }, [anime.frieren]);
  const edit = (fields: object) => ai.ok("edit_list", { list_id, ...fields });
  expect(await edit({ name: "  After " })).toEqual({ updated_fields: { name: "After" } });
  expect(await edit({ public: false })).toEqual({ updated_fields: { public: false } });
  await provokes(visitor().call("list", { id: list_id }), 403, "This list is not public.");
  expect(await edit({ description: "", public: true })).toEqual({
    updated_fields: { description: "", public: true },
  });
  const list = await visitor().ok("list", { id: list_id });
  expect(list).toMatchObject({ name: "After", description: "", public: true });
  expect(list.anime).toHaveLength(1);
});

test.each([
  { public: false, isPublic: true },
  { public: true, isPublic: false },
])("a list that is asked to be both, %j, is private", async (both) => {
  const ai = await newcomer();
  const made = await ai.ok("create_list", { name: "Mine", ...both });
  expect(made).toMatchObject({ public: false, isPublic: false });
  const list_id = await makeList(ai);
  const edited = await ai.ok("edit_list", { list_id, ...both });
  expect(edited).toEqual({ updated_fields: { public: false } });
  await provokes(visitor().call("list", { id: list_id }), 403, "This list is not public.");
});

test("what is too long is cut off, between characters", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai);
  const name = "🦊".repeat(constant("listNameCharacters"));
  const description = "続".repeat(constant("listDescriptionCharacters"));
  const { updated_fields } = await ai.ok("edit_list", {
    list_id,
    name: name + "🦊".repeat(6000),
    description: description + "き".repeat(11_000),
  });
  expect(updated_fields).toEqual({ name, description });
});

test("a list keeps a name, and a change changes something", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai, { name: "Kept" });
  await provokes(ai.call("edit_list", { list_id, name: "  " }), 400, "List name is required");
  await provokes(ai.call("edit_list", { list_id }), 400, "There is nothing to change.");
  expect(await ai.ok("list", { id: list_id })).toMatchObject({ name: "Kept" });
});

test("a list that a deletion holds and gives up again is not said to be gone", async () => {
  const ai = await newcomer();
  const list_id = await makeList(ai);
  const held = { caller: "edit_list", operation: "UpdateItem", contains: `L#${list_id}` } as const;
  const conflict = { status: 400, code: "TransactionConflictException", times: 3 };
  await during([{ service: "dynamodb", ...held, ...conflict }], async () => {
    await ai.ok("edit_list", { list_id, name: "After" });
  });
  expect(await ai.ok("list", { id: list_id })).toMatchObject({ name: "After" });
});
