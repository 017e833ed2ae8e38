import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import * as z from "zod";
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

test("no endpoint loads the rules of a language as it starts, which would take 10 ms of every cold start", () => {
  const guilty = `
    const refuse = () => { throw new Error() };
    Object.getOwnPropertyNames(Intl).forEach((name) => { Intl[name] = refuse });
    Number.prototype.toLocaleString = Date.prototype.toLocaleString = String.prototype.localeCompare = refuse;
    const starts = (file) => { try { return require(file) } catch {} };
    console.log(JSON.stringify(process.argv.slice(1).filter((file) => !starts(file))));
  `;
  const files = bundles()
    .filter(({ entry }) => entry.startsWith("functions/api/"))
    .map(({ name }) => join(dist, "functions", name, "index.cjs"));
  const printed = execFileSync(process.execPath, ["-e", guilty, ...files], { encoding: "utf8" });
  expect(JSON.parse(printed)).toEqual([]);
});

test("source maps are made, but not uploaded", () => {
  for (const { name } of bundles()) {
    expect(existsSync(join(dist, "maps", name, "index.cjs.map"))).toBe(true);
    expect(existsSync(join(dist, "functions", name, "index.cjs.map"))).toBe(false);
  }
});

test("a change of an entry, or a look at a title, begins without the client of S3, which a file beside it brings when it is needed", async () => {
  const meta = z
    .object({
      outputs: z.record(z.string(), z.object({ inputs: z.record(z.string(), z.unknown()) })),
    })
    .parse(JSON.parse(readFileSync(join(dist, "functions-meta.json"), "utf8")));
  const speaksToS3 = (file: string) => {
    const [, output] = Object.entries(meta.outputs).find(([path]) => path.endsWith(file)) ?? [];
    return Object.keys(output?.inputs ?? {}).some((path) => path.includes("@aws-sdk/client-s3/"));
  };
  for (const name of ["add_anime", "update_manga", "quick_add_anime", "get_manga_details"]) {
    expect(speaksToS3(`/${name}/index.cjs`)).toBe(false);
    expect(speaksToS3(`/${name}/catalogue.cjs`)).toBe(true);
    const late: unknown = await import(join(dist, "functions", name, "catalogue.cjs"));
    expect(late).toHaveProperty("currentCatalogue");
    expect(existsSync(join(dist, "maps", name, "catalogue.cjs.map"))).toBe(true);
  }
});

test("the contents of the bundles can be looked up", () => {
  const meta = readFileSync(join(dist, "functions-meta.json"), "utf8");
  expect(meta).toContain("functions/api/entries/update_anime.ts");
});
