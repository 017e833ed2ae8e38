import { describe, expect, test } from "vitest";
import { circles, ownCode, graphOf, importsOf, problemsOf } from "../../scripts/docs/import-map.ts";

const code = (files: Readonly<Record<string, string>>) => new Map(Object.entries(files));

test("the rooms are as the map says", () => {
  expect(problemsOf(ownCode())).toEqual([]);
});

describe("the map of imports", () => {
  test("reads every way to import", () => {
    const text = [
      'import { a } from "./a.ts";',
      'export type { B } from "../b/b.ts";',
      'import "./side-effect.ts";',
      'const late = import("../../c.ts");',
      'import { other } from "a-package";',
    ].join("\n");
    const found = ["functions/x/a.ts", "functions/b/b.ts", "functions/x/side-effect.ts", "c.ts"];
    expect(importsOf("functions/x/file.ts", text)).toEqual(found);
  });

  test("finds what is above, and leaves alone what only has the name of a room", () => {
    const above = code({ "functions/table/a.ts": 'import "../import/b.ts";' });
    expect(problemsOf(above)).toEqual([
      "functions/table/a.ts imports functions/import/b.ts, which is above it.",
    ]);
    const outside = code({ "functions/table/a.ts": 'import "../../catalogue/title.ts";' });
    expect(problemsOf(outside)).toEqual([]);
  });

  test("finds islands that would come with a page", () => {
    const page = code({ "web/features/import/A.tsx": 'import { B } from "./B.island.tsx";' });
    expect(problemsOf(page)).toEqual([
      "web/features/import/A.tsx imports an island, which is fetched when it is wanted: import(…).",
    ]);
    const late = code({ "web/features/import/A.tsx": 'import("./B.island.tsx");' });
    expect(problemsOf(late)).toEqual([]);
    const island = code({ "web/features/import/C.island.tsx": 'from "./B.island.tsx";' });
    expect(problemsOf(island)).toEqual([]);
  });

  test("finds circles, also of types, but for the assistant's", () => {
    const three = {
      "functions/shelf/a.ts": 'import { b } from "./b.ts";',
      "functions/shelf/b.ts": 'import type { C } from "./c.ts";',
      "functions/shelf/c.ts": 'import { a } from "./a.ts";',
      "functions/shelf/d.ts": 'import { a } from "./a.ts";',
    };
    expect(circles(graphOf(code(three)))).toEqual([
      ["functions/shelf/a.ts", "functions/shelf/b.ts", "functions/shelf/c.ts"],
    ]);
    expect(problemsOf(code(three))).toHaveLength(1);
    const assistant = code({
      "functions/chat/assistant/a.ts": 'import "./b.ts";',
      "functions/chat/assistant/b.ts": 'import "./a.ts";',
    });
    expect(problemsOf(assistant)).toEqual([]);
  });

  test("finds strangers, crowded folders and long files", () => {
    expect(problemsOf(code({ "local/start.ts": 'import "./net/a.ts";' }))).toEqual([]);
    expect(problemsOf(code({ "local/net/a.ts": 'import "../start.ts";' }))).toEqual([
      "local/net/a.ts imports local/start.ts, which is above it.",
    ]);
    expect(problemsOf(code({ "functions/a.ts": "" }))).toEqual([
      "functions/a.ts is in no room of scripts/rooms.ts.",
    ]);
    expect(problemsOf(code({ "functions/attic/a.ts": "" }))).toEqual([
      "functions/attic/a.ts is in no room of scripts/rooms.ts.",
    ]);
    const files = Array.from({ length: 26 }, (_, at) => [`functions/shelf/${at}.ts`, ""]);
    expect(problemsOf(code(Object.fromEntries(files) as Record<string, string>))).toEqual([
      "functions/shelf holds 26 files, 25 at most.",
    ]);
    expect(problemsOf(code({ "functions/shelf/a.ts": "\n".repeat(301) }))).toEqual([
      "functions/shelf/a.ts has 301 lines, 300 at most.",
    ]);
  });
});
