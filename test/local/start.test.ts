import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { startCloud } from "../../local/cloud.ts";
import { findRunning, openControl, type Control } from "../../local/control.ts";
import { freePort, loopback } from "../../local/net/listen.ts";
import { progressIn } from "../../local/progress.ts";
import { temporaryFolder } from "./fixture-cloud.ts";

const root = resolve(import.meta.dirname, "../..");

/** Runs one of our scripts to its end. */
async function run(script: string, parameters: readonly string[], environment: object) {
  const child = spawn(process.execPath, [join(root, script), ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  // Node's own warnings, of the kind "(node:1) ExperimentalWarning", are not ours.
  const own = errors.split("\n").filter((line) => line !== "" && !/^\((node:|Use )/.test(line));
  return { code: child.exitCode, output, errors: own };
}

/** Starts the fixture so that other processes can fire its jobs. */
async function startControlled(dataFolder: string): Promise<Control> {
  const assembly = inject("fixture");
  const cloud = await startCloud({ assembly, dataFolder, port: 0, isInMemory: true });
  onTestFinished(() => cloud.stop());
  const control = await openControl(cloud, dataFolder);
  onTestFinished(() => control.stop());
  return control;
}

async function takePort(port: number): Promise<void> {
  const server = createServer();
  await new Promise<void>((done, fail) => server.once("error", fail).listen(port, loopback, done));
  onTestFinished(() => void server.close());
}

/**
 * The first of three ports in a row of which only the one at `offset` is taken. They lie below those that systems
 * hand out by themselves (32768 and up on Linux), where a connection of another test may come at any moment.
 */
async function portsWithOneTaken(offset: number): Promise<number> {
  const first = 20_000 + 3 * Math.floor(Math.random() * 4000);
  try {
    for (const each of [0, 1, 2]) await freePort(first + each);
    await takePort(first + offset);
    return first;
  } catch {
    return portsWithOneTaken(offset);
  }
}

describe("npm start", () => {
  test.each([0, 1, 2])("says in a sentence that port PORT + %d is taken", async (offset) => {
    const port = await portsWithOneTaken(offset);
    const { code, errors } = await run("local/start.ts", [], {
      PORT: String(port),
      TSUZUKU_DATA: await temporaryFolder(),
    });
    expect(code).toBe(1);
    expect(errors).toEqual([
      `Port ${port + offset} is already in use. Stop what uses it, or choose another with PORT.`,
    ]);
  });

  test.each([
    [{ PORT: "many" }, "PORT must be a whole number from 1 to 65533."],
    [{ PORT: "70000" }, "PORT must be a whole number from 1 to 65533."],
    [{ TSUZUKU_SEED: "some" }, 'TSUZUKU_SEED must be "demo" or "none".'],
  ])("refuses %j", async (environment, sentence) => {
    const { code, errors } = await run("local/start.ts", [], environment);
    expect({ code, errors }).toEqual({ code: 1, errors: [sentence] });
  });

  test("does not touch a folder that another cloud runs on", async () => {
    const dataFolder = await temporaryFolder();
    await startControlled(dataFolder);
    const { code, errors } = await run("local/start.ts", [], {
      PORT: String(await freePort()),
      TSUZUKU_DATA: dataFolder,
    });
    expect(code).toBe(1);
    expect(errors[0]).toContain(`A local cloud already runs on ${dataFolder}`);
  });
});

test("a contact that a killed cloud left behind is not taken for a running one", async () => {
  const dataFolder = await temporaryFolder();
  const port = await freePort();
  const contact = {
    port,
    token: "old",
    origin: "http://localhost:1",
    awsEndpoint: "http://localhost:2",
    dataBucket: "data",
  };
  await writeFile(join(dataFolder, "running.json"), JSON.stringify(contact));
  expect(await findRunning(dataFolder)).toBeUndefined();
});

describe("npm run job", () => {
  const job = (dataFolder: string, ...parameters: readonly string[]) =>
    run("local/job.ts", parameters, { TSUZUKU_DATA: dataFolder });

  test("says that nothing runs", async () => {
    const dataFolder = await temporaryFolder();
    expect(await job(dataFolder, "tick")).toMatchObject({
      code: 1,
      errors: [`No local cloud is running on ${dataFolder}. Start one with npm start.`],
    });
    expect(await job(dataFolder)).toMatchObject({
      code: 1,
      errors: ["Say which job: npm run job -- NAME"],
    });
  });

  test("runs a job of the running cloud and prints what came of it", async () => {
    const dataFolder = await temporaryFolder();
    await startControlled(dataFolder);
    const done = await job(dataFolder, "tick");
    expect(done.code).toBe(0);
    expect(done.output).toMatch(/^tick done in \d+\.\d s \{ runs: 1 \}\n$/);
    expect(await job(dataFolder, "tock")).toMatchObject({
      code: 1,
      errors: ['tock failed: There is no job "tock". There is: tick.'],
    });
  });

  test("is only for those who know the token", async () => {
    const { port } = await startControlled(await temporaryFolder());
    const response = await fetch(`http://${loopback}:${port}/tick`, { method: "POST" });
    expect(response.status).toBe(403);
  });
});

describe("npm run catalogue", () => {
  const importing = (dataFolder: string, ...parameters: readonly string[]) =>
    run("local/catalogue.ts", parameters, { TSUZUKU_DATA: dataFolder });

  test("says what it needs", async () => {
    const dataFolder = await temporaryFolder();
    expect(await importing(dataFolder)).toMatchObject({
      code: 1,
      errors: [
        "Say what to do: npm run catalogue -- import FILE…, or npm run catalogue -- fetch. " +
          "With --rejected FILE every row that became no title is written there.",
      ],
    });
    expect(await importing(dataFolder, "fetch")).toMatchObject({
      code: 1,
      errors: [`No local cloud is running on ${dataFolder}. Start one with npm start.`],
    });
    expect(await importing(dataFolder, "import", "titles.csv")).toMatchObject({
      code: 1,
      errors: [`No local cloud is running on ${dataFolder}. Start one with npm start.`],
    });
  });

  test("stores nothing when one of the files is none", async () => {
    const dataFolder = await temporaryFolder();
    await startControlled(dataFolder);
    const strange = join(dataFolder, "strange.json");
    await writeFile(strange, '{"hello":"world"}');
    const missing = join(dataFolder, "missing.csv");
    expect(await importing(dataFolder, "import", strange)).toMatchObject({
      code: 1,
      errors: [`${strange} is no catalogue file that we know. It has no shape that is known.`],
    });
    expect(await importing(dataFolder, "import", missing)).toMatchObject({
      code: 1,
      errors: [`There is no file ${missing} that can be read.`],
    });
  });
});

test("a cloud that cannot take its port leaves nothing running", async () => {
  const port = await portsWithOneTaken(2);
  const dataFolder = await temporaryFolder();
  const options = { assembly: inject("fixture"), dataFolder, isInMemory: true };
  await expect(startCloud({ ...options, port })).rejects.toThrow(String(port + 2));
  expect(await freePort(port)).toBe(port);
});

test("progress is read from a function's log lines", () => {
  expect(progressIn('{"level":"INFO","event":"catalogue","progress":0.25}')).toBe(0.25);
  expect(progressIn('{"progress":7}')).toBeUndefined();
  expect(progressIn('not json "progress"')).toBeUndefined();
});
