import type { RequestListener } from "node:http";
import { beforeAll, expect, test } from "vitest";
import { answerAws } from "../support/cloud/answering-aws.ts";

/*
 * A machine whose clock is wrong: AWS refuses what it signs, says what time it is, and takes it when that is believed.
 */
const hour = 3_600_000;
let told = 0;
const answer: RequestListener = (request, response) => {
  const [, date = "", time = ""] =
    /^(\d{8})T(\d{6})Z$/.exec(String(request.headers["x-amz-date"])) ?? [];
  const iso = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`;
  const isSkewed = Math.abs(Date.parse(iso) - (Date.now() + hour)) > 300_000;
  request.resume();
  const headers = {
    "content-type": "application/x-amz-json-1.0",
    date: new Date(Date.now() + hour).toUTCString(),
  };
  if (isSkewed) {
    told++;
    response.writeHead(400, { ...headers, "x-amzn-errortype": "InvalidSignatureException" });
    response.end(
      JSON.stringify({ __type: "InvalidSignatureException", message: "Signature not yet current" }),
    );
  } else {
    response.writeHead(200, headers).end("{}");
  }
};

// Vitest ends what this returns after the last test.
beforeAll(() => answerAws(answer, { TABLE: "table" }));

test("the table is read by a function whose clock is an hour slow", async () => {
  const { getProfile } = await import("../../functions/table/people/profiles.ts");
  expect(await getProfile("uid")).toBeUndefined();
  expect(told).toBe(1);
  // What time it is has been learnt.
  expect(await getProfile("uid")).toBeUndefined();
  expect(told).toBe(1);
});
