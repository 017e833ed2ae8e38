import { expect, inject, test } from "vitest";
import { newcomer, visitor } from "../../support/people/people.ts";

const { origin } = inject("cloud");

test("makes a private address, told once, of which only the day is kept", async () => {
  const mika = await newcomer();
  expect(await mika.ok("calendar_link", { action: "look" })).toEqual({ url: null, made_at: null });
  const made = await mika.ok("calendar_link", {});
  expect(made.url).toMatch(new RegExp(`^${origin}/api/calendar/[\\w-]{43}/$`));
  expect(Date.now() - Date.parse(made.made_at ?? "")).toBeLessThan(60_000);
  expect(await mika.ok("calendar_link", { action: "look" })).toEqual({
    url: null,
    made_at: made.made_at,
  });
});

test("a new address closes the one before, and closing it closes it at once", async () => {
  const mika = await newcomer();
  const first = (await mika.ok("calendar_link", {})).url ?? "";
  const second = (await mika.ok("calendar_link", {})).url ?? "";
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);
  expect(await mika.ok("calendar_link", { action: "revoke" })).toEqual({
    url: null,
    made_at: null,
  });
  expect((await fetch(second)).status).toBe(404);
  // Once more changes nothing.
  await mika.ok("calendar_link", { action: "revoke" });
});

test("goes with the account", async () => {
  const mika = await newcomer();
  const { url } = await mika.ok("calendar_link", {});
  await mika.ok("delete_account", { confirmation: mika.username });
  expect((await fetch(url ?? "")).status).toBe(404);
});

test("is for users, and does nothing else", async () => {
  expect((await visitor().call("calendar_link", {})).status).toBe(401);
  const mika = await newcomer();
  expect((await mika.call("calendar_link", { action: "share" })).status).toBe(400);
});
