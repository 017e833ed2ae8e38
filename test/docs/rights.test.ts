import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(path, "utf8");

/** The actions of a service that the list of rights names for a command. */
function actionsFor(command: string, service: string): string[] {
  const [, section = ""] = read("docs/operations.md").split("## What operators need rights for\n");
  const [, lines = ""] = section.split(`- **\`${command}\`**`);
  const [ownLines = ""] = lines.split(/\n(?! )/);
  const named = new RegExp(`\`${service}:(\\w+)\``, "g");
  return Array.from(ownLines.matchAll(named), ([, name = ""]) => name);
}

test("who restores is told of every call that the command makes of DynamoDB, and of what DynamoDB asks besides", () => {
  const source = read("scripts/restore/restore-table.ts");
  const called = Array.from(
    source.matchAll(/\b(?:ask|tell)\(\s*account,\s*"(\w+)"/g),
    ([, operation = ""]) => operation,
  );
  expect(called).toContain("RestoreTableToPointInTime");
  // DynamoDB writes the items into the new table as whoever restores it (its guide, "Using IAM with backup and restore").
  const filling = "BatchWriteItem DeleteItem GetItem PutItem Query Scan UpdateItem".split(" ");
  const needed = new Set([...called, ...filling]);
  expect(actionsFor("npm run restore", "dynamodb").sort()).toEqual([...needed].sort());
});

test("who moderates is told of the one call that the command makes", () => {
  expect(read("scripts/admin/invoke.ts")).toContain("/invocations`");
  expect(actionsFor("npm run admin", "lambda")).toEqual(["InvokeFunction"]);
});
