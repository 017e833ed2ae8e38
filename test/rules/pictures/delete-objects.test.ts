import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { beforeAll, expect, test } from "vitest";
import { answerAws } from "../../support/cloud/answering-aws.ts";

/*
 * A storage that lists one object for ever and answers, with 200, that it will not delete it in one of its buckets.
 */
const list = (key: string) =>
  `<ListBucketResult><Contents><Key>${key}</Key></Contents></ListBucketResult>`;
const nothing = "<ListBucketResult></ListBucketResult>";
const refusal =
  "<DeleteResult><Error><Key>k</Key><Code>AccessDenied</Code><Message>Held.</Message></Error></DeleteResult>";

let stubborn = "";
/** How many objects each request was to delete. */
let asked: number[] = [];
const answer: RequestListener = (request, response) => {
  const [, bucket] = (request.url ?? "").split(/[/?]/);
  response.writeHead(200, { "content-type": "application/xml" });
  void text(request).then((body) => {
    if (request.method === "POST") {
      asked.push(body.split("<Key>").length - 1);
      response.end(bucket === stubborn ? refusal : "<DeleteResult/>");
    } else response.end(bucket === stubborn ? list("k") : nothing);
  });
};

// Vitest ends what this returns after the last test.
beforeAll(() => answerAws(answer, { MEDIA_BUCKET: "media", DATA_BUCKET: "data" }));

test.each(["media", "data"])(
  "an object that stays in %s is told of, not tried for ever",
  async (bucket) => {
    stubborn = bucket;
    const { deleteObjects } = await import("../../../functions/objects/owned-objects.ts");
    await expect(deleteObjects("uid")).rejects.toThrow("Objects stay (1): Held.");
  },
);

test("a user who has no objects is done at once", async () => {
  stubborn = "";
  const { deleteObjects } = await import("../../../functions/objects/owned-objects.ts");
  await expect(deleteObjects("uid")).resolves.toBeUndefined();
});

test("no request is to delete more objects than S3 takes, and none is sent for nothing", async () => {
  [stubborn, asked] = ["", []];
  const { removeObjects } = await import("../../../functions/objects/remove-objects.ts");
  const keys = Array.from({ length: 2001 }, (_, at) => `assets/${at}.js`);
  await removeObjects("web", keys);
  expect(asked).toEqual([1000, 1000, 1]);
  asked = [];
  await removeObjects("web", []);
  expect(asked).toEqual([]);
});
