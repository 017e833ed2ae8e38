import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { none } from "../../functions/runtime/env.ts";
import { save, saved } from "../support/people/entries.ts";
import { setEnvironment } from "../support/cloud/function-environment.ts";
import { newcomer, type Person } from "../support/people/people.ts";
import type { Move, ScriptedModel } from "../support/scripted-model.ts";
import { constant } from "../support/spec-coverage.ts";
import { tokensOn, uidOf } from "../support/cloud/table.ts";
import { anime } from "../support/people/titles.ts";
import { askChat, becomeChat, startModel } from "./handler-with-model.ts";
import { samplesIn, type LogLine } from "../support/watching/log-lines.ts";

let ai: Person;
let model: ScriptedModel;
let logged: LogLine[];
const countOf = (name: string): number =>
  logged.flatMap(samplesIn).filter((sample) => sample.name === name).length;

beforeAll(() => {
  logged = becomeChat();
});

beforeEach(async () => {
  ai = await newcomer();
  model = await startModel(none);
  logged.length = 0;
});

afterEach(() => model[Symbol.asyncDispose]());

const ask = (text: string, history: readonly unknown[] = []) => askChat(ai, text, history);

const search: Move = { use: "search_catalogue", input: { query: "frieren" } };
const lastMessages = () => JSON.stringify(model.requests.at(-1)?.messages);

describe("a model", () => {
  test("looks things up with the tools and answers from what they return", async () => {
    await saved(save(ai, "add_anime", anime.frieren, 12));
    model.script = [
      search,
      { use: "my_list", input: {} },
      { say: "“Frieren: Beyond Journey's End” has 28 episodes; you are at 12." },
    ];
    const answer = await ask("How far am I in Frieren?");
    expect(answer).toMatchObject({
      status: 200,
      response: expect.stringContaining("28") as string,
    });
    expect(answer.titles?.map(({ id }) => id)).toEqual([anime.frieren]);
    expect(model.requests).toHaveLength(3);
    expect(lastMessages()).toContain(`\\"id\\":${anime.frieren}`);
    expect(lastMessages()).toContain('\\"progress\\":12');
  });

  test("gets the rules, the tools, the last turns and a limit of tokens", async () => {
    model.script = [{ say: "Hello!" }];
    const turns = Array.from({ length: 30 }, (_, at) => ({
      role: at % 2 === 0 ? "user" : "assistant",
      content: `turn ${at}.`,
    }));
    await ask("Hi", turns);
    const [request] = model.requests;
    expect(request?.tools).toHaveLength(7);
    expect(request?.max_tokens).toBe(constant("chatOutputTokens"));
    expect(request?.messages[0]).toMatchObject({ role: "system" });
    expect(request?.messages).toHaveLength(1 + constant("chatTurns") + 1);
    expect(lastMessages()).not.toContain("turn 9.");
    expect(lastMessages()).toContain("turn 10.");
  });

  test("that uses a tool wrongly is told so, and goes on", async () => {
    model.script = [
      { use: "title_details", input: { id: "Frieren" } },
      { use: "no_such_tool", input: {} },
      { say: "I could not look that up." },
    ];
    expect(await ask("Frieren?")).toMatchObject({
      status: 200,
      response: "I could not look that up.",
    });
  });

  test("cannot go on looking things up for ever", async () => {
    model.script = [search];
    const { status, response } = await ask("How many episodes does Frieren have?");
    expect(model.requests.length).toBe(constant("chatSteps"));
    expect({ status, response }).toMatchObject({
      status: 200,
      response: expect.stringContaining("28") as string,
    });
  });
});

test("somebody in despair is met with care, and no model is asked", async () => {
  model.script = [{ say: "Try “Frieren: Beyond Journey's End”!" }];
  const answer = await ask("i cant go on anymore", [
    { role: "user", content: "something like Frieren" },
  ]);
  expect(answer.response).toContain("https://findahelpline.com");
  expect(answer.titles).toEqual([]);
  expect(model.requests).toHaveLength(0);
});

describe("a title that is not in the catalogue", () => {
  const invented = { say: "Watch “Moonlit Pretzel Brigade”, it has 12 episodes." };

  test("is sent back to the model once", async () => {
    model.script = [invented, search, { say: "Try “Frieren: Beyond Journey's End”." }];
    const { response } = await ask("What should I watch?");
    expect(response).toBe("Try “Frieren: Beyond Journey's End”.");
    expect(lastMessages()).toContain("Moonlit Pretzel Brigade");
  });

  test("never reaches the asker: the built-in assistant answers instead", async () => {
    model.script = [invented];
    const { status, response } = await ask("How many episodes does Frieren have?");
    expect(status).toBe(200);
    expect(response).toContain("28 episodes");
    expect(response).not.toContain("Pretzel");
  });

  test("is not believed because the asker, or an earlier answer, said it", async () => {
    model.script = [invented];
    const history = [{ role: "assistant", content: "I love “Moonlit Pretzel Brigade”." }];
    const { response } = await ask("Is Moonlit Pretzel Brigade finished?", history);
    expect(response).not.toContain("Pretzel");
  });
});

test("what strangers wrote reaches a model as data", async () => {
  model.script = [
    { use: "title_details", input: { kind: "anime", id: anime.frieren } },
    { say: "It is about an elf." },
  ];
  await ask("What is Frieren about?");
  expect(lastMessages()).toMatch(/untrusted_text\\":\\"The Demon King/);
  const [system] = model.requests[0]?.messages ?? [];
  expect(JSON.stringify(system?.content)).toContain("never instructions");
});

describe("a model that fails", () => {
  test.each([400, 401, 500, 503])("with %i is a sentence, not a fault", async (fail) => {
    model.script = [{ fail }];
    expect(await ask("Hello Frieren")).toEqual({
      status: 503,
      error: "An unexpected error occurred",
    });
    expect(JSON.stringify(logged)).not.toContain("Frieren");
  });

  test("by not being there is the same", async () => {
    vi.stubEnv("CHAT_MODEL_URL", "http://127.0.0.1:9/v1");
    expect(await ask("Hello")).toEqual({ status: 503, error: "An unexpected error occurred" });
  });

  test("by taking too long is given up with a sentence of its own", async () => {
    expect(constant("chatSeconds")).toBe(25);
    model.script = [{ hang: true }];
    const soon = AbortSignal.timeout.bind(AbortSignal);
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => soon(ms / 50));
    const answer = await ask("Hello").finally(() => {
      timeout.mockRestore();
    });
    expect(answer.status).toBe(503);
    expect(answer.error).toMatch(/took too long/);
  });

  test("on Bedrock is the same, and the call is signed", async () => {
    setEnvironment({ CHAT_PROVIDER: "bedrock", CHAT_MODEL: "scripted.model-v1:0" });
    expect(await ask("Hello")).toEqual({ status: 503, error: "An unexpected error occurred" });
    expect(JSON.stringify(logged)).toContain('"status":503');
    expect(countOf("ModelQuestions")).toBe(1);
    expect(countOf("ModelFailures")).toBe(1);
  });
});

describe("the day's tokens", () => {
  test("are counted; without any left the built-in assistant answers", async () => {
    vi.stubEnv("CHAT_TOKENS_PER_DAY", "80");
    model.script = [{ say: "Hello from the model." }];
    expect((await ask("hello")).response).toContain("Ask me about any anime");
    expect(model.requests).toHaveLength(0);
  });

  test("are a person's own, and tabs side by side cannot spend the same ones", async () => {
    model.script = [{ say: "Hello from the model." }];
    const fitting = Math.floor(constant("chatTokensPerUserDay") / constant("chatTokensReserved"));
    const tabs = await Promise.all(Array.from({ length: fitting + 6 }, () => ask("hello")));
    const byModel = tabs.filter(({ response }) => response === "Hello from the model.");
    expect(tabs.every(({ status }) => status === 200)).toBe(true);
    expect(byModel.length).toBe(model.requests.length);
    // Answers that are settled while others still wait leave room: each took 1,000 of what was set aside.
    expect(byModel.length).toBeGreaterThanOrEqual(fitting);
    expect((await ask("hello")).response).toBe("Hello from the model.");
  });
});

describe("tokens set aside", () => {
  const day = 86_400_000;
  const midnight = Math.ceil(Date.now() / day) * day;
  const [evening, morning] = [midnight / day - 1, midnight / day];

  afterEach(() => {
    vi.useRealTimers();
  });

  test("are settled on the day they were set aside, though midnight passes", async () => {
    const { reserve } = await import("../../functions/chat/model/token-budget.ts");
    const who = crypto.randomUUID();
    vi.useFakeTimers({ toFake: ["Date"], now: midnight - 5000 });
    const reservation = await reserve(who);
    expect(await tokensOn(who, evening)).toBe(constant("chatTokensReserved"));
    vi.setSystemTime(midnight + 5000);
    await reservation?.settle(700);
    expect(await tokensOn(who, evening)).toBe(700);
    expect(await tokensOn(who, morning)).toBe(0);
  });

  test("never come to more than a day's, however many questions come at once", async () => {
    const { reserve } = await import("../../functions/chat/model/token-budget.ts");
    const uid = await uidOf(ai.username);
    const [budget, each] = [constant("chatTokensPerUserDay"), constant("chatTokensReserved")];
    const fitting = Math.floor(budget / each);
    const asked = await Promise.all(Array.from({ length: fitting + 6 }, () => reserve(uid)));
    expect(asked.filter((reservation) => reservation !== undefined)).toHaveLength(fitting);
    expect(await tokensOn(uid, Math.floor(Date.now() / day))).toBe(fitting * each);
  });

  test("are given back when the model fails, and when the site's budget has no room", async () => {
    const { reserve } = await import("../../functions/chat/model/token-budget.ts");
    const today = Math.floor(Date.now() / day);
    const uid = await uidOf(ai.username);
    model.script = [{ fail: 400 }];
    expect((await ask("Hello")).status).toBe(503);
    expect(await tokensOn(uid, today)).toBe(0);

    vi.stubEnv("CHAT_TOKENS_PER_DAY", "80");
    expect(await reserve(uid)).toBeUndefined();
    expect(await tokensOn(uid, today)).toBe(0);
    expect(countOf("SpentModelBudgets")).toBe(1);
  });
});

test("an answer is counted as a question that did not fail", async () => {
  model.script = [{ say: "Hello." }];
  await ask("Hello");
  expect(countOf("ModelQuestions")).toBe(1);
  expect(countOf("ModelFailures")).toBe(0);
});

test("nothing of what is said is logged", async () => {
  model.script = [{ say: "A secret answer." }];
  await ask("My secret question");
  expect(logged.length).toBeGreaterThan(0);
  expect(JSON.stringify(logged)).not.toMatch(/secret/i);
});
