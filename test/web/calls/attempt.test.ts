import { expect, test } from "vitest";
import { idempotencyKey } from "../../../shared/api/fields.ts";
import { Attempt, newKey } from "../../../web/calls/attempt.ts";
import { endpointRows } from "../../../web/calls/endpoint-rows.ts";

test("a key is what the server takes for one, and no two are the same", () => {
  const keys = Array.from({ length: 500 }, newKey);
  for (const key of keys) expect(idempotencyKey.parse(key)).toBe(key);
  expect(new Set(keys).size).toBe(keys.length);
});

test("another try with the same fields has the same key", () => {
  const attempt = new Attempt();
  const key = attempt.keyFor({ name: "Tea", isPublic: true });
  expect(attempt.keyFor({ name: "Tea", isPublic: true })).toBe(key);
});

test("anything else that is sent is another thing", () => {
  const attempt = new Attempt();
  const keys = [
    attempt.keyFor({ name: "Tea" }),
    attempt.keyFor({ name: "Tea", description: "Green." }),
    attempt.keyFor({ name: "Tea" }),
    attempt.keyFor({ name: "Tea", file: new File(["a"], "a.png") }),
    attempt.keyFor({ name: "Tea", file: new File(["a"], "a.png") }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

test("what was made is made: the same once more is another one", () => {
  const attempt = new Attempt();
  const key = attempt.keyFor({ name: "Tea" });
  attempt.end();
  expect(attempt.keyFor({ name: "Tea" })).not.toBe(key);
});

test("every call that makes something carries one", () => {
  const keyed = Object.entries(endpointRows).flatMap(([name, row]) => (row.isKeyed ? [name] : []));
  expect(keyed.sort()).toEqual([
    "add_anime_to_list",
    "create_list",
    "create_ranking_list_with_entries",
    "import_mal",
    "import_mal_manga",
    "upload_profile_picture",
  ]);
});
