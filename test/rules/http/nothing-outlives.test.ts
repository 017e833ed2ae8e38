import { setTimeout as delay } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import type { HttpEvent } from "../../../functions/http/request.ts";
import { onSlowAws, Tab, tableAnswer, watching, world } from "../../support/rim.ts";
import { slowMs } from "../../support/cloud/slow-aws.ts";

const aws = onSlowAws();
const modules = [
  ["entries", "update_anime"],
  ["entries", "add_anime"],
  ["entries", "quick_add_anime"],
  ["entries", "drop_anime"],
  ["lists", "add_anime_to_list"],
] as const;
let handlers: Record<string, (event: HttpEvent) => Promise<{ statusCode?: number }>>;

beforeAll(async () => {
  handlers = Object.fromEntries(
    await Promise.all(
      modules.map(async ([feature, name]) => {
        const module: unknown = await import(`../../../functions/api/${feature}/${name}.ts`);
        return [name, (module as { handler: (typeof handlers)[string] }).handler] as const;
      }),
    ),
  );
});

/** Calls a handler. Returns its status, once it is certain that nothing was under way when it answered, or begun after. */
async function settled(name: string, event: HttpEvent): Promise<number | undefined> {
  const answer = await handlers[name]?.(event);
  const { underWay } = aws;
  const begun = aws.asked.length;
  await delay(slowMs);
  expect({ underWay, begunAfter: aws.asked.length - begun }).toEqual({
    underWay: 0,
    begunAfter: 0,
  });
  return answer?.statusCode;
}

const tick = { anime_id: 1, episodes_watched: 2 };
const begunLater = (...names: string[]) =>
  aws.operations
    .slice(2)
    .flat()
    .filter((name) => names.includes(name));

/** The usual table, on which chosen calls fail at once and all others take long. */
const failing =
  (isMet: (call: { operation: string; body: string }) => boolean): typeof aws.answer =>
  (call) =>
    isMet(call)
      ? {
          status: 400,
          body: { __type: "com.amazon.coral.validate#ValidationException" },
          afterMs: 0,
        }
      : { ...tableAnswer(call), afterMs: slowMs };

describe.each(["update_anime", "add_anime"])("%s", (name) => {
  test.each([-1, 13, "many", null])(
    "begins no Query for the counter %j",
    async (episodes_watched) => {
      world.entry = watching(1);
      expect(await settled(name, new Tab().event({ anime_id: 1, episodes_watched }))).toBe(400);
      expect(begunLater("Query", "PutItem")).toEqual([]);
    },
  );

  test("begins neither Query nor write for what changes nothing", async () => {
    world.entry = watching(2);
    expect(await settled(name, new Tab().event(tick))).toBe(200);
    expect(begunLater("Query", "PutItem")).toEqual([]);
  });
});

describe("a step", () => {
  test("takes three round trips, and in a function that knows its user no more", async () => {
    world.entry = watching(1);
    const tab = new Tab();
    expect(await settled("update_anime", tab.event(tick))).toBe(200);
    const step = [
      ["GetItem", "GetItem", "GetItem"],
      ["PutItem", "Query", "Query"],
    ];
    expect(aws.operations).toEqual([["GetItem"], ["UpdateItem"], ...step]);
    aws.waves = [];
    expect(await settled("update_anime", tab.event(tick))).toBe(200);
    expect(aws.operations).toEqual([["GetItem", "UpdateItem"], ...step]);
  });

  test("asks nothing of the storage", async () => {
    world.entry = watching(1);
    await settled("update_anime", new Tab().event(tick));
    expect(aws.asked.filter(({ operation }) => operation.startsWith("GET "))).toEqual([]);
  });
});

test("a failing snapshot leaves no Query behind, and the change stands", async () => {
  aws.answer = (call) => {
    if (call.operation.startsWith("GET ")) return { status: 403, body: "<Error/>", afterMs: 0 };
    return call.operation === "Query"
      ? { ...tableAnswer(call), afterMs: slowMs }
      : tableAnswer(call);
  };
  expect(await settled("quick_add_anime", new Tab().event({ anime_id: 1 }))).toBe(200);
  // The snapshot of this format, and then that of the last.
  expect(aws.asked.filter(({ operation }) => operation.startsWith("GET "))).toHaveLength(2);
});

describe.each([
  ["update_anime", tick, '"T#'],
  ["update_anime", tick, '"U#ai"'],
  ["quick_add_anime", tick, '"T#'],
  ["drop_anime", tick, '"A#1"'],
  ["add_anime_to_list", { list_id: "l1", anime_id: 1 }, '"L#'],
])("%s of %j", (name, fields, failingPart) => {
  test(`whose read of ${failingPart}… fails waits for what it read beside it`, async () => {
    aws.answer = failing(({ body }) => body.includes(failingPart));
    expect(await settled(name, new Tab().event(fields))).toBe(500);
  });
});

test("a write that fails waits for what was read beside it", async () => {
  world.entry = watching(1);
  aws.answer = failing(({ operation }) => operation === "PutItem");
  expect(await settled("update_anime", new Tab().event(tick))).toBe(500);
});

test("a body that is refused leaves no count behind", async () => {
  expect(await settled("update_anime", new Tab().event({ anime_id: "x" }))).toBe(400);
  expect(aws.operations).toEqual([["GetItem"], ["UpdateItem"]]);
});
