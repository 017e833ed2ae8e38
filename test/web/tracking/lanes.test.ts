import { expect, test } from "vitest";
import { Lanes } from "../../../web/tracking/lanes.ts";

test("tasks of one title run one after another, those of another title do not wait", async () => {
  const lanes = new Lanes();
  const order: string[] = [];
  const starts = (lane: string, name: string) => {
    const { promise: isReleased, resolve } = Promise.withResolvers<undefined>();
    const done = lanes.run(lane, async () => {
      order.push(`${name} begins`);
      await isReleased;
      order.push(`${name} ends`);
    });
    return async () => {
      resolve(undefined);
      await done;
    };
  };
  const endFirst = starts("a", "first");
  const endSecond = starts("a", "second");
  const endOther = starts("b", "other");
  await endOther();
  await endFirst();
  await endSecond();
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

test("a lane is busy until its last task has ended, and free for whoever awaited that", async () => {
  const lanes = new Lanes();
  const first = lanes.run("a", () => Promise.resolve());
  const second = lanes.run("a", () => Promise.reject(new Error("no")));
  await first;
  expect([lanes.isBusy("a"), lanes.isBusy("b")]).toEqual([true, false]);
  await second.catch(() => undefined);
  expect(lanes.isBusy("a")).toBe(false);
});
