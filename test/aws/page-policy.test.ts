import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashSource, inlineSources } from "../../functions/deployment/inline-hashes.ts";
import { answerAws } from "../support/cloud/answering-aws.ts";
import { takeAnswers, type Taking } from "../support/cloud/taking-answers.ts";
import { takeLogLines } from "../support/watching/log-lines.ts";

/*
 * CloudFormation asks what the policy of pages must allow; the live page is what S3 has.
 */
const pageWith = (script: string, style: string) =>
  `<!doctype html><html><head><style>${style}</style><script>${script}</script>` +
  `<script type="module" src="/assets/main.js"></script></head></html>`;

/** What S3 answers when it is asked for the page. */
let live: { readonly status: number; readonly body: string };
const missing = { status: 404, body: "<Error><Code>NoSuchKey</Code></Error>" };
/** What CloudFormation says of the stack. */
let stack: string;
let asked: string[] = [];

let taking: Taking;
let end: () => void;
let handler: (event: unknown) => Promise<void>;
beforeAll(async () => {
  end = await answerAws((request, response) => {
    if (request.method === "POST") {
      response.end(`<StackStatus>${stack}</StackStatus>`);
      return;
    }
    asked.push(`${request.method ?? ""} ${request.url?.replace(/\?.*/, "") ?? ""}`);
    response.writeHead(live.status, { etag: '"1"' }).end(live.body);
  }, {});
  taking = await takeAnswers();
  ({ handler } = await import("../../functions/deployment/page_policy.ts"));
});
afterAll(() => {
  end();
  taking.end();
});
beforeEach(() => {
  [asked, taking.puts, stack] = [[], [], "UPDATE_IN_PROGRESS"];
  takeLogLines();
});

const built = inlineSources(pageWith("ours()", "a{}"));

async function ask(RequestType: "Create" | "Update" | "Delete", more: object = {}) {
  await handler({
    RequestType,
    ResponseURL: taking.url,
    StackId: "arn:aws:cloudformation:eu-central-1:111122223333:stack/Tsuzuku-edge/1",
    RequestId: "1",
    LogicalResourceId: "PagePolicyAllowed",
    ResourceProperties: {
      Bucket: "site",
      Scripts: built.scripts.join(" "),
      Styles: built.styles.join(" "),
      ...more,
    },
  });
  return taking.puts[0]?.answer;
}

describe("the policy of pages", () => {
  test("allows the page that is live beside the one that is built, until that has taken its place", async () => {
    live = { status: 200, body: pageWith("theirs()", "b{}") };
    expect(await ask("Update")).toMatchObject({
      Status: "SUCCESS",
      Data: {
        Scripts: `${hashSource("ours()")} ${hashSource("theirs()")}`,
        Styles: `${hashSource("a{}")} ${hashSource("b{}")}`,
      },
    });
    expect(asked).toEqual(["GET /site/index.html"]);
  });

  test("names what both pages need once", async () => {
    live = { status: 200, body: pageWith("ours()", "b{}") };
    expect(await ask("Update")).toMatchObject({
      Data: { Scripts: hashSource("ours()"), Styles: `${hashSource("a{}")} ${hashSource("b{}")}` },
    });
  });

  test("allows the built page alone before there was one", async () => {
    live = missing;
    expect(await ask("Create")).toMatchObject({
      Status: "SUCCESS",
      Data: { Scripts: hashSource("ours()"), Styles: hashSource("a{}") },
    });
  });

  test("is refused where the live page cannot be read: nobody would know what it needs", async () => {
    live = { status: 403, body: "<Error><Code>AccessDenied</Code></Error>" };
    expect(await ask("Update")).toMatchObject({
      Status: "FAILED",
      Reason: expect.stringContaining("could not be read") as unknown,
    });
  });

  test("does not keep a stack from going back", async () => {
    live = { status: 403, body: "<Error><Code>AccessDenied</Code></Error>" };
    stack = "UPDATE_ROLLBACK_IN_PROGRESS";
    expect(await ask("Update")).toMatchObject({
      Status: "SUCCESS",
      Data: { Scripts: hashSource("ours()"), Styles: hashSource("a{}") },
    });
  });

  test("is nothing that could keep a stack from being deleted", async () => {
    live = missing;
    expect(await ask("Delete")).toMatchObject({ Status: "SUCCESS" });
  });
});

test("what is loaded from a file is no inline script", () => {
  expect(inlineSources(pageWith("x()", "y{}"))).toEqual({
    scripts: [hashSource("x()")],
    styles: [hashSource("y{}")],
  });
});
