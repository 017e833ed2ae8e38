import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { startCloud } from "../../local/cloud.ts";
import { nameOf, probe, temporaryFolder } from "./fixture-cloud.ts";
import { key, denied } from "./denials.ts";

describe("a template whose policies were changed", () => {
  /** Starts the fixture with text of its template replaced, and stops it after the test. */
  async function startChanged(find: string, replacement: string) {
    const assembly = await mkdtemp(join(tmpdir(), "tsuzuku-changed-"));
    onTestFinished(() => rm(assembly, { recursive: true }));
    await cp(inject("fixture"), assembly, { recursive: true });
    const file = join(assembly, "Fixture.template.json");
    const template = await readFile(file, "utf8");
    expect(template).toContain(find);
    await writeFile(file, template.replace(find, replacement));
    const dataFolder = await temporaryFolder();
    const changed = await startCloud({ assembly, dataFolder, port: 0, isInMemory: true });
    onTestFinished(() => changed.stop());
    return changed;
  }

  test("takes a right away from its function", async () => {
    const changed = await startChanged('"Action": "dynamodb:GetItem"', '"Action": "dynamodb:Get"');
    expect(
      await probe(changed, "dynamodb", "GetItemCommand", {
        TableName: nameOf(changed, "TABLE"),
        Key: key,
      }),
    ).toMatchObject(denied("AccessDeniedException", "dynamodb:GetItem"));
  });

  test.each([
    [
      "a condition",
      '"Action": "dynamodb:GetItem"',
      '"Condition": {}, "Action": "dynamodb:GetItem"',
    ],
    ["a negation", '"Action": "dynamodb:GetItem"', '"NotAction": "dynamodb:GetItem"'],
  ])("that hold %s do not start, because nothing may pass unchecked", async (_what, find, put) => {
    await expect(startChanged(find, put)).rejects.toThrow("cannot evaluate its policy");
  });

  test("may not feed a queue to a function that may not read it", async () => {
    await expect(startChanged('"sqs:DeleteMessage"', '"sqs:Purge"')).rejects.toThrow(
      "worker may not sqs:DeleteMessage",
    );
  });

  test("may not take its log away from a function", async () => {
    await expect(startChanged('"logs:CreateLogStream"', '"logs:Get"')).rejects.toThrow(
      "busy may not logs:CreateLogStream",
    );
  });

  test("may not let the clock call a function without the right to", async () => {
    await expect(
      startChanged(
        '"Action": "lambda:InvokeFunction",\n         "Effect": "Allow"',
        '"Action": "lambda:Get",\n         "Effect": "Allow"',
      ),
    ).rejects.toThrow("may not call");
  });
});
