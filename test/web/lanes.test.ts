import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { Lanes } from "../../web/tracking/lanes.ts";

test("tasks of one title run one after another, those of another title do not wait", async () => {
  const lanes = new Lanes();
  const order: string[] = [];
  const task = (name: string, ms: number) => async () => {
    order.push(`${name} begins`);
    await delay(ms);
    order.push(`${name} ends`);
  };
  await Promise.all([
    lanes.run("a", task("first", 20)),
    lanes.run("a", task("second", 1)),
    lanes.run("b", task("other", 5)),
  ]);
  expect(order).toEqual([
    "first begins",
    "other begins",
    "other ends",
    "first ends",
    "second begins",
    "second ends",
  ]);
});

test("a failure reaches its own caller and nobody else", async () => {
  const lanes = new Lanes();
  const failing = lanes.run("a", () => Promise.reject(new Error("no")));
  const next = lanes.run("a", () => Promise.resolve("yes"));
  await expect(failing).rejects.toThrow("no");
  await expect(next).resolves.toBe("yes");
});
