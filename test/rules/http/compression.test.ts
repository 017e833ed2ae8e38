import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { compressed } from "../../../functions/http/compression.ts";
import { jsonResult } from "../../../functions/http/reply.ts";
import * as limits from "../../../shared/limits.ts";
import { httpEvent } from "../../support/cloud/http-event.ts";

const asking = (acceptEncoding?: string) =>
  httpEvent({ headers: acceptEncoding === undefined ? {} : { "accept-encoding": acceptEncoding } });

const lambdaBytes = 6 * 1024 * 1024;
const shelf = (titles: number) =>
  jsonResult(
    200,
    Array.from({ length: titles }, (_, id) => ({ id, name: `Title "${id}"` })),
  );
const sentence =
  "This answer is too long to send at once. Please ask for it compressed (Accept-Encoding: gzip), or page by page.";

describe("an answer beyond what a function can answer", () => {
  const long = shelf(250_000);

  test("is sent compressed to who takes that, and to who says nothing", () => {
    expect(JSON.stringify(long).length).toBeGreaterThan(lambdaBytes);
    for (const accepted of ["gzip", undefined]) {
      const sent = compressed(asking(accepted), long);
      expect(sent.headers).toMatchObject({ "content-encoding": "gzip" });
      expect(gunzipSync(Buffer.from(sent.body ?? "", "base64")).toString()).toBe(long.body);
      expect(JSON.stringify(sent).length).toBeLessThan(lambdaBytes);
    }
  });

  test.each(["identity", "gzip;q=0, br;q=0", ""])(
    "is refused in words to who takes %j only",
    (accepted) => {
      expect(compressed(asking(accepted), long)).toMatchObject({
        statusCode: 413,
        body: JSON.stringify({ error: sentence }),
      });
    },
  );

  test("is refused in words when it is too long also when it is compressed", () => {
    const noise = randomBytes(5_000_000).toString("hex");
    expect(compressed(asking("br"), jsonResult(200, noise))).toMatchObject({ statusCode: 413 });
  });
});

test("a shorter one is sent as it is to who says nothing", () => {
  const short = shelf(50_000);
  expect(JSON.stringify(short).length).toBeLessThan(limits.answerBytes);
  expect(compressed(asking(), short)).toBe(short);
});
