import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { acceptedWords } from "../../functions/import/intake/accepted-words.ts";
import { none } from "../../functions/runtime/env.ts";
import type { Work } from "../../functions/import/work.ts";
import { answerAws } from "../support/cloud/answering-aws.ts";
import { takeLogLines } from "../support/watching/log-lines.ts";

/*
 * A site whose operator has no address that e-mails could come from.
 */
let asked = 0;

beforeAll(() =>
  answerAws(
    (request, response) => {
      asked++;
      request.resume();
      response.writeHead(400, { "content-type": "application/json" });
      response.end('{"__type":"ValidationException","message":"No."}');
    },
    { TABLE: "table", PUBLIC_ORIGIN: "https://example.org" },
  ),
);

beforeEach(() => {
  asked = 0;
});

const work = { uid: "uid", owner: "owner", job: { id: "job", kind: "anime" } } as Work;

test("ends an import without an e-mail: none is written, claimed or sent, and one line says so", async () => {
  vi.stubEnv("MAIL_FROM", none);
  const lines = takeLogLines();
  const { sendImportMail } = await import("../../functions/import/ending.ts");
  const write = vi.fn();
  await sendImportMail(work, write);
  expect(lines).toMatchObject([{ level: "INFO", event: "import mail", isSent: false }]);
  expect(write).not.toHaveBeenCalled();
  expect(asked).toBe(0);
  vi.restoreAllMocks();
});

test("where there is an address, it looks whom to write to", async () => {
  vi.stubEnv("MAIL_FROM", "hello@example.org");
  const { sendImportMail } = await import("../../functions/import/ending.ts");
  await expect(sendImportMail(work, vi.fn())).rejects.toThrow("No.");
  expect(asked).toBeGreaterThan(0);
});

test.each([
  ["hello@example.org", "an e-mail tells you"],
  [none, "your profile shows"],
])("whoever uploads a list to a site with the sender %s is promised what comes", (from, teller) => {
  vi.stubEnv("MAIL_FROM", from);
  expect(acceptedWords("manga")).toBe(
    `We are importing your manga list. You may close this window: ${teller} when it is done.`,
  );
});
