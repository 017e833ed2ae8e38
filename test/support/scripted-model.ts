import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import * as z from "zod";

const Request = z.looseObject({
  model: z.string(),
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown() })),
  tools: z.array(z.looseObject({})).optional(),
  max_tokens: z.number().optional(),
});

/** A request to the model, as an OpenAI-compatible endpoint gets it. */
export type ModelRequest = z.output<typeof Request>;

/** What the model does next: say something, use a tool, fail with a status, or never answer. */
export type Move =
  | { readonly say: string }
  | { readonly use: string; readonly input: unknown }
  | { readonly fail: number }
  | { readonly hang: true };

/** An OpenAI-compatible endpoint that follows a script, over real HTTP. */
export interface ScriptedModel extends AsyncDisposable {
  readonly url: string;
  readonly requests: ModelRequest[];
  /** The `Authorization` header of each request; undefined where it had none. */
  readonly authorizations: (string | undefined)[];
  /** The moves to come; the last one is repeated. */
  script: readonly Move[];
}

const usage = { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 };

const completion = (message: unknown, finish_reason: string) =>
  JSON.stringify({
    id: "scripted",
    object: "chat.completion",
    created: 1,
    model: "scripted",
    choices: [{ index: 0, message, finish_reason }],
    usage,
  });

function answerOf(move: Exclude<Move, { fail: number } | { hang: true }>, call: number): string {
  if ("say" in move) return completion({ role: "assistant", content: move.say }, "stop");
  const called = { name: move.use, arguments: JSON.stringify(move.input) };
  return completion(
    {
      role: "assistant",
      content: null,
      tool_calls: [{ id: `call-${call}`, type: "function", function: called }],
    },
    "tool_calls",
  );
}

/** Starts the endpoint on a free port. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const requests: ModelRequest[] = [];
  const authorizations: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push(Request.parse(JSON.parse(body)));
      authorizations.push(request.headers.authorization);
      const move = model.script.length > 1 ? model.script[0] : model.script.at(-1);
      if (model.script.length > 1) model.script = model.script.slice(1);
      if (move === undefined || "hang" in move) return;
      const status = "fail" in move ? move.fail : 200;
      response.writeHead(status, { "content-type": "application/json", connection: "close" });
      response.end("fail" in move ? '{"error":{"message":"no"}}' : answerOf(move, requests.length));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const model: ScriptedModel = {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    authorizations,
    script: [],
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  return model;
}
