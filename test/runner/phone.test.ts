import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const journeys = globSync("test/e2e/**/*.spec.ts").flatMap((file) =>
  readFileSync(file, "utf8")
    .split(/^(?= *(?:test|memberTest)\()/m)
    .slice(1)
    .map((text) => ({ name: `${file}: ${/"(.+)"/.exec(text)?.[1] ?? ""}`, text })),
);

test.each(journeys.filter(({ text }) => text.includes("isMobile")))(
  "$name looks at the size, and is made on a phone",
  ({ text }) => {
    expect(text).toContain("onPhone");
  },
);
