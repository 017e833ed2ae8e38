import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { handle } from "../../../functions/http/handle.ts";
import { redirect, Reply } from "../../../functions/http/reply.ts";
import { catalogueId } from "../../../shared/api/fields.ts";
import { endpoint } from "../../../shared/endpoint.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { answerAws } from "../../support/cloud/answering-aws.ts";
import { httpEvent } from "../../support/cloud/http-event.ts";
import { samplesIn, takeLogLines, type LogLine } from "../../support/watching/log-lines.ts";

const row = endpoint({
  method: "POST",
  path: "/api/example/",
  auth: "public",
  effect: "read",
  needs: [],
  summary: "An example.",
  request: z.object({ count: z.int().max(9).optional() }),
  response: z.object({ name: z.string(), pet: z.object({ name: z.string() }).optional() }),
});

const secret = "only-the-edge-knows";
const headers = { "x-origin-secret": secret, "content-type": "application/json" };
const event = (body = "{}") => httpEvent({ headers, body });

let lines: LogLine[];
const faults = () => lines.filter(({ event: what }) => what === "fault");
const calls = () => lines.filter(({ event: what }) => what === "call");

// Vitest ends what this returns after the last test.
beforeAll(() =>
  answerAws((_request, response) => response.end(JSON.stringify({ SecretString: secret })), {
    ORIGIN_SECRET: "origin",
    RATE_FACTOR: "1000",
  }),
);

beforeEach(() => {
  lines = takeLogLines();
  lines.length = 0;
});

describe("an answer", () => {
  test("holds what the response schema names and nothing else, at every depth", async () => {
    const stored = { name: "Ai", email: "ai@example.org", pet: { name: "Momo", chip: "123" } };
    const result = await handle(row, () => stored)(event());
    expect(result).toEqual({
      statusCode: 200,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
      body: '{"name":"Ai","pet":{"name":"Momo"}}',
    });
  });

  test("has the row's own status and the reply's cookies", async () => {
    const rule = () => new Reply({ name: "Ai" }, { cookies: ["a=1", "b=2"] });
    const result = await handle({ ...row, status: 201 }, rule)(event());
    expect(result).toMatchObject({
      statusCode: 201,
      cookies: ["a=1", "b=2"],
      body: '{"name":"Ai"}',
    });
  });

  test("may be a file to save", async () => {
    const file = { ...row, response: z.string() };
    const rule = () => new Reply("<list/>", { file: { name: "a.xml", type: "application/xml" } });
    expect(await handle(file, rule)(event())).toEqual({
      statusCode: 200,
      headers: {
        "content-type": "application/xml; charset=utf-8",
        "content-disposition": 'attachment; filename="a.xml"',
        "cache-control": "no-store",
      },
      body: "<list/>",
    });
  });

  test("may be a redirect with cookies", async () => {
    const open = { ...row, response: z.object({}) };
    const result = await handle(open, () => redirect("/profile/ai", ["a=1"]))(event());
    expect(result).toMatchObject({
      statusCode: 302,
      headers: { location: "/profile/ai", "cache-control": "no-store" },
      cookies: ["a=1"],
    });
  });
});

describe("what an answer tells CloudWatch", () => {
  const numbers = () =>
    lines.flatMap(samplesIn).map(({ name, functionName, value }) => {
      const counted = name === "AnswerMs" ? "some" : value;
      return [name, functionName ?? "site", counted].join(" ");
    });
  const passed = (ms: number) => {
    const now = performance.now();
    vi.spyOn(performance, "now")
      .mockReturnValueOnce(now)
      .mockReturnValueOnce(now + ms);
  };
  const fails = () => Promise.reject(new Error("No."));
  const answered = async () => handle(row, () => ({ name: "Ai" }))(event());

  beforeEach(async () => {
    vi.stubEnv("METRICS_NAMESPACE", "Tsuzuku");
    vi.stubEnv("METRICS_BY_FUNCTION", undefined);
    // The first call of an environment is a cold one.
    await answered();
    lines.length = 0;
  });

  test("is its time, for the whole site", async () => {
    await answered();
    expect(numbers()).toEqual(["AnswerMs site some"]);
  });

  test("is also that it was slow", async () => {
    passed(limits.slowAnswerMs + 1);
    await answered();
    expect(numbers()).toEqual(["AnswerMs site some", "SlowAnswers site 1"]);
    lines.length = 0;
    passed(limits.slowAnswerMs - 1);
    await answered();
    expect(numbers()).toEqual(["AnswerMs site some"]);
  });

  test("is nothing of a call that takes long by its nature", async () => {
    passed(limits.slowAnswerMs + 1);
    await handle({ ...row, takesLong: true }, () => ({ name: "Ai" }))(event());
    expect(numbers()).toEqual([]);
    expect(calls()[0]?.["AnswerMs"]).toBeGreaterThan(limits.slowAnswerMs);
  });

  test("is a fault, with the function's name, and where it kept somebody from signing in that as well", async () => {
    await handle(row, fails)(event());
    const faulty = ["AnswerMs site some", "Faults site 1"];
    expect(numbers()).toEqual([...faulty, "Faults example 1"]);
    lines.length = 0;
    await handle(row, fails, { wayBack: () => redirect("/sorry") })(event());
    expect(numbers()).toEqual([...faulty, "FailedSignIns site 1", "Faults example 1"]);
  });

  test("is its time by function where the operator wants that", async () => {
    vi.stubEnv("METRICS_BY_FUNCTION", "yes");
    await answered();
    expect(numbers()).toEqual(["AnswerMs site some", "AnswerMs example some"]);
  });

  test("is nothing where no namespace is known, and all the same in the line", async () => {
    vi.stubEnv("METRICS_NAMESPACE", undefined);
    await answered();
    expect(numbers()).toEqual([]);
    const AnswerMs = expect.any(Number) as number;
    expect(calls()).toMatchObject([{ endpoint: "example", status: 200, AnswerMs }]);
  });

  test("is, of the first call of an environment, that it was cold and how long that took", async () => {
    vi.resetModules();
    vi.stubEnv("AWS_LAMBDA_INITIALIZATION_TYPE", "on-demand");
    const anew = await import("../../../functions/http/handle.ts");
    const answer = anew.handle(row, () => ({ name: "Ai" }));
    await answer(event());
    const names = lines.flatMap(samplesIn).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["AnswerMs", "ColdStarts", "InitMs"]));
    lines.length = 0;
    await answer(event());
    expect(numbers()).toEqual(["AnswerMs site some"]);
  });
});

describe("an answer that is too long", () => {
  test("to who takes nothing compressed is logged as what it becomes, and keeps its cookies", async () => {
    const wide = { ...row, response: z.object({ name: z.string() }) };
    const name = "x".repeat(limits.answerBytes);
    const rule = () => new Reply({ name }, { cookies: ["a=1"] });
    const asked = httpEvent({ headers: { ...headers, "accept-encoding": "identity" }, body: "{}" });
    const result = await handle(wide, rule)(asked);
    expect(result).toMatchObject({
      statusCode: 413,
      cookies: ["a=1"],
      body: JSON.stringify({ error: sentences.answerTooLong }),
    });
    expect(calls().at(-1)).toMatchObject({ status: 413 });
  });
});

describe("a failure", () => {
  test("that a user may read is answered with its status, its sentence and how long to wait", async () => {
    const rule = () => {
      throw new ApiError("too_many", "Please wait.", 7);
    };
    expect(await handle(row, rule)(event())).toMatchObject({
      statusCode: 429,
      headers: { "retry-after": "7" },
      body: '{"error":"Please wait."}',
    });
  });

  test("of ours is logged whole and answered without a word about it", async () => {
    const rule = () => Promise.reject(new Error("table tsuzuku-1 is gone"));
    expect(await handle(row, rule)(event())).toMatchObject({
      statusCode: 500,
      body: '{"error":"Something went wrong on our side. Please try again."}',
    });
    expect(faults()).toMatchObject([{ level: "ERROR", detail: "table tsuzuku-1 is gone" }]);
  });

  test("leads a browser that came as to a page to one that says it, where the rule knows one", async () => {
    const fails = () => Promise.reject(new Error("table tsuzuku-1 is gone"));
    const wayBack = (_: unknown, status: number) =>
      status === 500 ? redirect("/sorry?next=%2F") : undefined;
    const asBrowser = (body: string) =>
      httpEvent({ headers: { ...headers, accept: "text/html,*/*;q=0.8" }, body });
    expect(await handle(row, fails, { wayBack })(asBrowser("{}"))).toMatchObject({
      statusCode: 302,
      headers: { location: "/sorry?next=%2F", "cache-control": "no-store" },
    });
    expect(faults()).toHaveLength(1);
    expect(calls().at(-1)).toMatchObject({ status: 500 });
    expect(await handle(row, fails, { wayBack })(event())).toMatchObject({ statusCode: 500 });
    expect(await handle(row, fails)(asBrowser("{}"))).toMatchObject({ statusCode: 500 });
    const wrong = await handle(row, fails, { wayBack })(asBrowser('{"count":10}'));
    expect(wrong).toMatchObject({ statusCode: 400 });
  });

  test("to answer as the row says is ours, too", async () => {
    const wrong = { ...row, response: z.object({ name: z.string().max(1) }) };
    const result = await handle(wrong, () => ({ name: "Ai" }))(event());
    expect(result.statusCode).toBe(500);
  });

  const asked = {
    ...row,
    request: z.object({
      id: catalogueId,
      count: z.int().min(1).max(9).optional(),
      kind: z.enum(["anime", "manga"]).optional(),
      name: z.string().min(1).max(2000).optional(),
      open: z.boolean().optional(),
      words: z
        .array(z.union([z.string(), z.array(z.string())]))
        .max(2)
        .optional(),
      turns: z.array(z.object({ role: z.string() })).optional(),
    }),
  };

  test.each([
    [{ id: undefined }, '"id": it is missing'],
    [{ id: null }, '"id": it should be a whole number'],
    [{ id: "abc" }, '"id": it should be a whole number'],
    [{ id: -1 }, '"id": it should be at least 1'],
    [{ count: "1" }, '"count": it should be a whole number'],
    [{ count: 1.5 }, '"count": it should be a whole number'],
    [{ count: 0 }, '"count": it should be at least 1'],
    [{ count: 10 }, '"count": it should be at most 9'],
    [{ kind: "novel" }, '"kind": it should be "anime" or "manga"'],
    [{ name: 7 }, '"name": it should be text'],
    [{ name: "" }, '"name": it is empty'],
    [{ name: "x".repeat(2001) }, '"name": it should have at most 2,000 characters'],
    [{ open: "yes" }, '"open": it should be true or false'],
    [{ words: "x" }, '"words": it should be a list'],
    [{ words: ["a", "b", "c"] }, '"words": it should have at most 2 values'],
    [{ words: [7] }, '"words.0": it should be text'],
    [{ turns: [7] }, '"turns.0": it should be an object'],
    [{ turns: [{}] }, '"turns.0.role": it is missing'],
  ])("in the request, say %j, is told by its field in our own words", async (fields, problem) => {
    const given = event(JSON.stringify({ id: 1, ...fields }));
    expect(await handle(asked, () => ({ name: "Ai" }))(given)).toMatchObject({
      statusCode: 400,
      body: JSON.stringify({ error: `Please check ${problem}.` }),
    });
  });
});

test("what did not come through our edge is refused before anything else is looked at", async () => {
  const rule = vi.fn(() => ({ name: "Ai" }));
  const past = [
    httpEvent({ body: "{broken" }),
    httpEvent({ headers: { "x-origin-secret": "guess" } }),
  ];
  for (const each of past) {
    expect(await handle(row, rule)(each)).toMatchObject({
      statusCode: 403,
      body: '{"error":"Please use the site\'s own address."}',
    });
  }
  expect(rule).not.toHaveBeenCalled();
});
