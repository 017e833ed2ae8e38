import { execFile } from "node:child_process";
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import type { LambdaFunction } from "../../../local/lambda/function.ts";
import { startThread } from "../../../local/lambda/thread.ts";

/** A thread with a function that reads the file it is asked for. */
async function startReader(folder: string) {
  const file = join(folder, "reader.cjs");
  await writeFile(
    file,
    `exports.handler = (path) => require("fs/promises").readFile(path, "utf8");`,
  );
  const definition: LambdaFunction = {
    name: "reader",
    arn: "arn:reader",
    aliases: [],
    version: "$LATEST",
    file,
    handler: "handler",
    timeoutSeconds: 20,
    memoryMb: 128,
    environment: {},
    logging: { format: "JSON", level: "INFO" },
    roleArn: "arn:role",
    logGroup: undefined,
  };
  const thread = startThread(128, {
    awsEndpoint: "http://localhost:1",
    log: () => undefined,
    freezer: { freeze: () => Promise.resolve(), thaw: () => undefined },
    isSlow: false,
  });
  onTestFinished(() => thread.stop());
  const read = (path: string) => thread.invoke(definition, JSON.stringify(path));
  return { read, turn: () => thread.turn() };
}

test("a function's event loop has not turned while it reads a file, whose end it goes on with", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tsuzuku-turn-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { read, turn } = await startReader(folder);
  await turn();
  // Nobody has read a pipe to its end before somebody wrote into it.
  const pipe = join(folder, "pipe");
  await promisify(execFile)("mkfifo", [pipe]);
  const answer = read(pipe);
  // Which opens once the function has begun to read it.
  const end = await open(pipe, "w");
  onTestFinished(() => end.close());
  let isTurned = false;
  const turned = turn().then(() => {
    isTurned = true;
  });
  await sleep(200);
  expect(isTurned).toBe(false);
  await end.writeFile("read");
  await end.close();
  await turned;
  expect(await answer).toBe('"read"');
});
