import { expect, test } from "vitest";
import { useFixtureCloud } from "./fixture-cloud.ts";

const cloud = useFixtureCloud({ isSlow: true });

test("a function of 256 MB takes seven times the time that it computes", async () => {
  await cloud().invoke("busy", { ms: 1 });
  const startedAt = performance.now();
  await cloud().invoke("busy", { ms: 100 });
  // 1769 / 256 of 100 ms. Waiting for something costs no computing.
  expect(performance.now() - startedAt).toBeGreaterThan(600);
  const waitedAt = performance.now();
  await cloud().invoke("wait", { queryStringParameters: { ms: 100 } });
  expect(performance.now() - waitedAt).toBeLessThan(500);
});

test("what it takes counts on its timeout", async () => {
  await expect(cloud().invoke("hasty", { ms: 400 })).rejects.toThrow(
    "timed out after 2.00 seconds",
  );
});
