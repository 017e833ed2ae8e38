import { expect, test } from "vitest";
import { during, killFunction } from "../../support/cloud/faults.ts";
import { newcomer } from "../../support/people/people.ts";
import { constant, provokes } from "../../support/spec-coverage.ts";

test("a list is public unless its owner says otherwise, under either name", async () => {
  const ai = await newcomer();
  const made = await ai.ok("create_list", { name: "  Slow journeys ", description: " Tea. " });
  expect(made).toMatchObject({
    name: "Slow journeys",
    description: "Tea.",
    public: true,
    isPublic: true,
    owner: true,
    count: 0,
    covers: [],
  });
  for (const field of ["public", "isPublic"]) {
    const hidden = await ai.ok("create_list", { name: "Mine", [field]: false });
    expect(hidden).toMatchObject({ public: false, isPublic: false });
  }
});

test("a list is made whether the catalogue can be read or not", async () => {
  const ai = await newcomer();
  // One that has read it before would remember it.
  await killFunction("create_list");
  const broken = { service: "s3", caller: "create_list", contains: "catalogue/" } as const;
  await during([{ ...broken, status: 403, code: "AccessDenied" }], async () => {
    expect((await ai.call("create_list", { name: "Rainy days" })).status).toBe(201);
  });
  expect(await ai.ok("lists", { username: ai.username })).toHaveLength(1);
});

test("its id cannot be guessed", async () => {
  const ai = await newcomer();
  const lists = [];
  for (let at = 0; at < 3; at++) lists.push(await ai.ok("create_list", { name: "Same" }));
  const ids = lists.map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
});

test.each(["", "   ", "\t\n"])("%j is no name", async (name) => {
  const ai = await newcomer();
  await provokes(ai.call("create_list", { name }), 400, "List name is required");
  expect(await ai.ok("lists", { username: ai.username })).toEqual([]);
});

test("name and description have their limits, whatever they are made of", async () => {
  const ai = await newcomer();
  const name = "🦊".repeat(constant("listNameCharacters"));
  const description = "続".repeat(constant("listDescriptionCharacters"));
  expect(await ai.ok("create_list", { name, description })).toMatchObject({ name, description });
  for (const more of ["!", "!".repeat(20_000)]) {
    await provokes(
      ai.call("create_list", { name: name + more }),
      400,
      "A list name can have at most 100 characters.",
    );
    await provokes(
      ai.call("create_list", { name: "Fine", description: description + more }),
      400,
      "A list description can have at most 200 characters.",
    );
  }
});

test("nobody has more than 100 lists, however fast they are made; a deleted one makes room", async () => {
  const ai = await newcomer();
  const most = constant("listsPerUser");
  const make = () => ai.call("create_list", { name: "One of many" });
  for (let at = 0; at < most - 4; at += 12) {
    await Promise.all(Array.from({ length: Math.min(12, most - 4 - at) }, make));
  }
  const rivals = await Promise.all(Array.from({ length: 12 }, make));
  expect(rivals.filter(({ status }) => status === 201)).toHaveLength(4);
  for (const refused of rivals.filter(({ status }) => status !== 201)) {
    await provokes(refused, 400, "You can have a maximum of 100 lists.");
  }
  const [first, ...others] = await ai.ok("lists", { username: ai.username });
  expect(others).toHaveLength(most - 1);
  await ai.ok("delete_list", { list_id: first?.id });
  await ai.ok("create_list", { name: "The last one" });
  await provokes(make(), 400, "You can have a maximum of 100 lists.");
});
