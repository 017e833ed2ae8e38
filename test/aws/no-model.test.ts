import type { RequestListener } from "node:http";
import { beforeAll, expect, test, vi } from "vitest";
import { answerAws } from "../support/cloud/answering-aws.ts";
import { takeLogLines } from "../support/watching/log-lines.ts";

/*
 * A storage without a model, which says so, or only that it is forbidden: to whoever may not list the bucket, or has lost
 * the permission to read it.
 */
let status = 404;
const answer: RequestListener = (request, response) => {
  request.resume();
  const code = status === 403 ? "AccessDenied" : "NoSuchKey";
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`);
};

// Vitest ends what this returns after the last test.
beforeAll(() => answerAws(answer, { DATA_BUCKET: "data" }));

test.each([
  [404, "WARN"],
  [403, "ERROR"],
] as const)(
  "a model that cannot be read, by %i, is waited for, and told of as %s",
  async (answered, level) => {
    status = answered;
    const told = takeLogLines();
    const { currentModel } = await import("../../functions/recommend/current.ts");
    await expect(currentModel("anime")).rejects.toMatchObject({
      code: "unavailable",
      retryAfterSeconds: 3600,
    });
    expect(told.map((line) => line.level)).toEqual([level]);
    vi.restoreAllMocks();
  },
);
