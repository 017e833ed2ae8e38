import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { licencesText } from "../../../scripts/licences/licences-text.ts";
import { packagesOf, problemOf } from "../../../scripts/licences/packages.ts";
import { filesOfFunctions, filesOfWeb } from "../../../scripts/licences/write-licences.ts";

/** A package on disk, with a file deep within it. */
function packageOf(manifest: object, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(inject("folder"), "package-"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, "dist"));
  // What says of a folder that it holds ES modules is no package.
  writeFileSync(join(folder, "dist", "package.json"), JSON.stringify({ type: "module" }));
  return join(folder, "dist", "index.js");
}

const problems = (manifest: object, files?: Readonly<Record<string, string>>) =>
  packagesOf([packageOf(manifest, files)]).flatMap((each) => problemOf(each) ?? []);

test("what asks for its text alone may be bundled", () => {
  const known = { name: "kind", version: "1.0.0", license: "MIT" };
  expect(problems(known, { "LICENSE.md": "MIT License …" })).toEqual([]);
});

test.each(["GPL-3.0-only", "AGPL-3.0-or-later", "LGPL-3.0-or-later", "SEE LICENSE IN EULA"])(
  "%s stops the build, and is named",
  (license) => {
    const said = problems({ name: "strict", version: "2.1.0", license }, { LICENSE: "…" });
    expect(said).toEqual([expect.stringContaining(`strict 2.1.0 is bundled, and its licence`)]);
    expect(said[0]).toContain(license);
  },
);

test("a package without a licence, or without the text that it asks for, stops the build", () => {
  expect(problems({ name: "silent", version: "1.0.0" }, { LICENSE: "…" })).toEqual([
    expect.stringContaining("silent 1.0.0 is bundled, and its licence (none)"),
  ]);
  expect(problems({ name: "bare", version: "1.0.0", license: "MIT" })).toEqual([
    expect.stringContaining("without the text of its licence (MIT)"),
  ]);
});

test("an exception is one package's, and holds for that licence alone", () => {
  const license = "Apache-2.0 AND LGPL-3.0-or-later AND MIT";
  const text = { LICENSE: "…" };
  expect(problems({ name: "@img/sharp-wasm32", version: "9.0.0", license }, text)).toEqual([]);
  expect(problems({ name: "another", version: "9.0.0", license }, text)).toHaveLength(1);
  const later = { name: "@img/sharp-wasm32", version: "9.0.0", license: "GPL-3.0-only" };
  expect(problems(later, text)).toHaveLength(1);
});

test("every package of the functions' bundles is found, and may be bundled", () => {
  const meta: unknown = JSON.parse(
    readFileSync(join(inject("dist"), "functions-meta.json"), "utf8"),
  );
  const packages = packagesOf(filesOfFunctions(meta, process.cwd()));
  expect(packages.flatMap((each) => problemOf(each) ?? [])).toEqual([]);
  const names = new Set(packages.map(({ name }) => name));
  // Beside what every function imports: data, WebAssembly with its loader's parts, and the bundler's own lines.
  const some = ["zod", "@aws-sdk/client-dynamodb", "bangumi-data", "@img/sharp-wasm32", "esbuild"];
  expect(some.filter((name) => !names.has(name))).toEqual([]);
  expect(names).toContain("@emnapi/runtime");
});

test("what the web client's bundler adds is named, and a module of unknown origin is refused", () => {
  const modules = ["/a/web/main.tsx", "\0vite/preload-helper.js", "\0tsuzuku:mutationCache"];
  const [vite, ...others] = packagesOf(filesOfWeb(modules));
  expect(others).toEqual([]);
  expect(vite).toMatchObject({ name: "vite", licence: "MIT" });
  // Its file goes on with licences of what is in its own package, and not in the client.
  expect(vite?.text).toMatch(/^# Vite core license[^#]+$/);
  expect(() => filesOfWeb(["\0stranger/helper.js"])).toThrow("stranger/helper.js");
});

test("a text stands once, below all that it is the licence of, in the same order whatever comes first", () => {
  const of = (name: string, text: string) =>
    packageOf({ name, version: "1.0.0", license: "MIT" }, { LICENSE: `${text}\r\n` });
  const [a, b, c] = [of("a", "Text of two"), of("b", "Text of b"), of("c", "Text of two")];
  const text = licencesText(packagesOf([a, b, c]));
  expect(licencesText(packagesOf([c, a, b]))).toBe(text);
  expect(text).toContain("a 1.0.0 (MIT)\nc 1.0.0 (MIT)\n\nText of two\n");
  expect(text.match(/Text of two/g)).toHaveLength(1);
  expect(text.indexOf("Text of two")).toBeLessThan(text.indexOf("b 1.0.0 (MIT)"));
});
