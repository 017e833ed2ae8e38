import type { RequestListener } from "node:http";
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
const answer: RequestListener = (request, response) => {
  const [, bucket] = (request.url ?? "").split(/[/?]/);
  request.resume();
  response.writeHead(200, { "content-type": "application/xml" });
  if (request.method === "POST") response.end(refusal);
  else response.end(bucket === stubborn ? list("k") : nothing);
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
