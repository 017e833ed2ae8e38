import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { nameOf, useFixtureCloud } from "./fixture-cloud.ts";
import { textLike } from "./matchers.ts";

const lines: string[] = [];
const cloud = useFixtureCloud({
  log: (functionName, line) => {
    lines.push(`${functionName} ${line}`);
  },
});

const get = (path: string): Promise<Response> => fetch(`${cloud().origin}${path}`);

/** Waits for a line of the log: it may be on its way when the answer is there. */
const logs = (isMeant: (line: string) => boolean) =>
  expect.poll(() => lines.some(isMeant), { timeout: 20_000 }).toBe(true);

const failed = { message: "Internal Server Error" };

describe("a function", () => {
  test("finds what Lambda and the template put into its environment", async () => {
    const environment = (await (await get("/api/answers/?as=environment")).json()) as object;
    expect(environment).toMatchObject({
      AWS_REGION: "us-east-1",
      AWS_LAMBDA_FUNCTION_NAME: "answers",
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: "256",
      AWS_ACCESS_KEY_ID: "answers",
      AWS_ENDPOINT_URL: cloud().awsEndpoint,
      TABLE: nameOf(cloud(), "TABLE"),
      PUBLIC_ORIGIN: cloud().origin,
      ISSUER: cloud().issuer,
      SECRET: textLike(/^[0-9a-f]{8}-[0-9a-f-]{27}$/),
    });
    expect(environment).not.toHaveProperty("VITEST");
  });

  test("writes lines that carry its name, as Lambda's JSON log format has them", async () => {
    await get("/api/answers/?as=loud");
    const said = () =>
      lines.flatMap((line) => /^answers (.*(?:"loud"|two things).*)/.exec(line)?.[1] ?? []);
    await expect.poll(said, { timeout: 20_000 }).toHaveLength(2);
    const requestId = textLike(/^[0-9a-f-]{36}$/);
    const timestamp = textLike(/^\d{4}-\d\d-\d\dT.*Z$/);
    const entry = { timestamp, requestId };
    expect(said().map((line) => JSON.parse(line) as unknown)).toEqual([
      { ...entry, level: "INFO", message: { event: "loud", bytes: 7 } },
      {
        ...entry,
        level: "ERROR",
        message: textLike(/^two things: TypeError: on purpose/),
        errorType: "TypeError",
        errorMessage: "on purpose",
        stackTrace: expect.arrayContaining([textLike(/loud/)]) as unknown,
      },
    ]);
  });

  test("that throws fails alone, and the error is in its log", async () => {
    const response = await get("/api/answers/?as=thrown");
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(failed);
    await logs((line) => line.includes('"errorMessage":"on purpose"'));
  });

  test("that ends its process fails alone and is there again for the next request", async () => {
    expect((await get("/api/answers/?as=exit")).status).toBe(500);
    expect((await get("/api/answers/?as=object")).status).toBe(200);
    await logs((line) => line.includes("exit status 3"));
  });

  test("that takes more memory than it has fails alone", async () => {
    expect((await get("/api/hog/")).status).toBe(500);
    await logs((line) => line.startsWith("hog") && line.includes("memory limit"));
    expect((await get("/api/answers/?as=object")).status).toBe(200);
  });

  test("is stopped when its time is over", async () => {
    const response = await get("/api/impatient/?ms=600000");
    expect(response.status).toBe(500);
    await logs((line) => line.includes("Task timed out after 2.00 seconds"));
    expect((await get("/api/impatient/?ms=1")).status).toBe(200);
  });

  test("is called by its name, and its error reaches the caller", async () => {
    expect(await cloud().invoke("echo", { a: 1 })).toEqual({ a: 1 });
    await expect(
      cloud().invoke("answers", { queryStringParameters: { as: "thrown" } }),
    ).rejects.toThrow("on purpose");
    await expect(cloud().invoke("nobody", {})).rejects.toThrow("no function nobody");
  });
});

describe("functions that share threads", () => {
  const environment = async (path: string) => (await (await get(path)).json()) as object;
  const threadOf = async (path: string) =>
    ((await (await get(path)).json()) as { threadId: number }).threadId;

  test("keep their own variables and modules, though their code is the same", async () => {
    const handled = async (path: string) =>
      ((await (await get(path)).json()) as { handled: number }).handled;
    await Promise.all(["wait", "impatient"].map((name) => cloud().kill(name)));
    expect(await handled("/api/wait/?ms=1")).toBe(1);
    expect(await handled("/api/impatient/?ms=1")).toBe(1);
    expect(await handled("/api/wait/?ms=1")).toBe(2);
    expect(await environment("/api/answers/?as=environment")).toMatchObject({
      AWS_LAMBDA_FUNCTION_NAME: "answers",
    });
  });

  test("stay warm beside each other", async () => {
    const [first, second] = [await threadOf("/api/wait/?ms=1"), await threadOf("/api/wait/?ms=1")];
    expect(second).toBe(first);
    expect(await threadOf("/api/impatient/?ms=1")).toBe(first);
  });

  test("are all there again after one of them took its thread down", async () => {
    const before = await threadOf("/api/wait/?ms=1");
    await get("/api/answers/?as=exit");
    const after = await threadOf("/api/wait/?ms=1");
    expect(after).not.toBe(before);
  });

  test("lose nothing when a neighbour is killed", async () => {
    const before = (await (await get("/api/wait/?ms=1")).json()) as { handled: number };
    await get("/api/impatient/?ms=1");
    await cloud().kill("impatient");
    const after = (await (await get("/api/wait/?ms=1")).json()) as { handled: number };
    expect(after.handled).toBe(before.handled + 1);
  });
});

test("a function that is killed ends between two of its steps: half a step may take all threads along", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tsuzuku-steps-"));
  const file = join(folder, "ends");
  const begun = () => lines.filter((line) => line.includes('"steps"')).length;
  for (let time = 1; time <= 5; time++) {
    const answer = get(`/api/answers/?as=steps&file=${encodeURIComponent(file)}`);
    await expect.poll(begun, { timeout: 20_000 }).toBe(time);
    await cloud().kill("answers");
    expect((await answer).status).toBe(500);
  }
  expect(await readFile(file, "utf8")).toBe("between steps\n".repeat(5));
  await rm(folder, { recursive: true });
});

test("fifty simultaneous requests are all answered, at most four at a time", async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const response = await get("/api/wait/?ms=20");
      return (await response.json()) as { handled: number; threadId: number };
    }),
  );
  expect(answers).toHaveLength(50);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBeLessThanOrEqual(4);
  expect(answers.every(({ handled }) => handled > 0)).toBe(true);
});
