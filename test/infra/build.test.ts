import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { built } from "../../infra/built.ts";
import { buildFunctions, bundles } from "../../scripts/build.ts";

const dist = inject("dist");

test("a row without a handler stops the build with its name and the missing file", async () => {
  const missing = { name: "fly", entry: "functions/api/fly.ts" };
  await expect(buildFunctions(dist, [...bundles(), missing])).rejects.toThrow(
    "fly: functions/api/fly.ts does not exist",
  );
});

test("synthesis without a build says what to do", () => {
  expect(() => built(dist, "functions", "fly")).toThrow("run `npm run build` first");
});

test("every bundle is a module that Lambda can start", () => {
  const require = createRequire(import.meta.url);
  for (const name of ["not_found", "not_built"]) {
    expect(require(join(dist, "functions", name, "index.cjs"))).toHaveProperty("handler");
  }
});

test("source maps are made, but not uploaded", () => {
  for (const { name } of bundles()) {
    expect(existsSync(join(dist, "maps", name, "index.cjs.map"))).toBe(true);
    expect(existsSync(join(dist, "functions", name, "index.cjs.map"))).toBe(false);
  }
});

test("the contents of the bundles can be looked up", () => {
  const meta = readFileSync(join(dist, "functions-meta.json"), "utf8");
  expect(meta).toContain("functions/api/update_anime.ts");
});
