import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { handler } from "../../functions/deployment/settings_guard.ts";
import { answerAws } from "../support/cloud/answering-aws.ts";
import { takeAnswers, type Taking } from "../support/cloud/taking-answers.ts";
import { takeLogLines, type LogLine } from "../support/watching/log-lines.ts";

/*
 * CloudFormation on both of its sides: what answers are put to, and the API that says what a stack is doing.
 */
const stackId = "arn:aws:cloudformation:eu-central-1:111122223333:stack/Tsuzuku/7d3b2f1c";

let asked: { readonly form: string; readonly authorization: string }[] = [];
/** What CloudFormation says of the stack, in turn; the last one again and again. */
let said: { readonly status: number; readonly body: string }[] = [];

const status = (name: string) => ({
  status: 200,
  body: `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>Tsuzuku</StackName><StackStatus>${name}</StackStatus></member></Stacks></DescribeStacksResult></DescribeStacksResponse>`,
});
const error = (httpStatus: number, code: string) => ({
  status: httpStatus,
  body: `<ErrorResponse><Error><Code>${code}</Code></Error></ErrorResponse>`,
});

async function answer(request: IncomingMessage) {
  const { authorization = "" } = request.headers;
  asked.push({ form: await text(request), authorization });
  return (said.length > 1 ? said.shift() : said[0]) ?? error(500, "InternalFailure");
}

let taking: Taking;
let end: () => void;
beforeAll(async () => {
  end = await answerAws((request, response) => {
    void answer(request).then(({ status: code, body }) => response.writeHead(code).end(body));
  }, {});
  taking = await takeAnswers();
});
afterAll(() => {
  end();
  taking.end();
});
let lines: readonly LogLine[];
beforeEach(() => {
  [taking.puts, asked, said] = [[], [], [status("UPDATE_IN_PROGRESS")]];
  lines = takeLogLines();
});

/** Settings that have a value only where somebody gives them one. */
const known = ["domainName", "certificateArn", "mailFrom"];

const properties = (
  values: Readonly<Record<string, string>>,
  { defaults = {}, allowDrop = "", more = "", allAtOnce = false } = {},
) => ({
  ServiceToken: "arn:aws:lambda:eu-central-1:111122223333:function:guard",
  ServiceTimeout: "300",
  InForce: { hsts: "host", ...defaults, ...values },
  Given: Object.keys(values).join(","),
  AllowDrop: allowDrop,
  Known: [...known, more].join(","),
  AllAtOnce: String(allAtOnce),
});

const request = {
  RequestType: "Update",
  StackId: stackId,
  RequestId: "request-1",
  LogicalResourceId: "SettingsGuardInForce",
  PhysicalResourceId: "SettingsGuardInForce",
  ResourceType: "Custom::SettingsInForce",
};

const domain = { domainName: "example.org", certificateArn: "arn:aws:acm:…" };

async function ask(more: object): Promise<unknown> {
  await handler({ ...request, ResponseURL: taking.url, ...more });
  expect(taking.puts).toHaveLength(1);
  return taking.puts[0]?.answer;
}

const update = (before: object, after: object) =>
  ask({ OldResourceProperties: before, ResourceProperties: after });

const passed = { Status: "SUCCESS" };
const refused = (Reason: string) => ({ Status: "FAILED", Reason });

test("an answer is put as CloudFormation wants it", async () => {
  const { RequestId, LogicalResourceId, StackId, PhysicalResourceId } = request;
  expect(await update(properties(domain), properties(domain))).toEqual({
    Status: "SUCCESS",
    PhysicalResourceId,
    StackId,
    RequestId,
    LogicalResourceId,
  });
  // The address was signed for no type.
  expect(taking.puts[0]).toMatchObject({ method: "PUT", contentType: undefined });
  expect(asked).toEqual([]);
});

test("a setting that is left out stops the deployment, in a sentence", async () => {
  expect(
    await update(
      properties({ ...domain, passkeys: "true" }),
      properties(domain, { defaults: { passkeys: "false" } }),
    ),
  ).toMatchObject(
    refused(
      "This deployment would drop passkeys (it is true now). Give it again, or allow it with -c allowDrop=passkeys.",
    ),
  );
  expect(new URLSearchParams(asked[0]?.form)).toEqual(
    new URLSearchParams({ Action: "DescribeStacks", Version: "2010-05-15", StackName: stackId }),
  );
  expect(asked[0]?.authorization).toMatch(
    /^AWS4-HMAC-SHA256 Credential=somebody\/\d+\/eu-central-1\/cloudformation\/aws4_request/,
  );
});

test("all that would be lost is named at once", async () => {
  expect(await update(properties(domain), properties({}))).toMatchObject(
    refused(
      "This deployment would drop domainName (it is example.org now) and drop certificateArn (it is arn:aws:acm:… now). " +
        "Give them again, or allow it with -c allowDrop=domainName,certificateArn.",
    ),
  );
});

test.each([
  ["change tableName from restored to other", { tableName: "other" }],
  ["drop tableName (it is restored now)", {}],
])(
  "what would %s, and put another table in the place of a restored one, is stopped",
  async (words, table) => {
    const before = properties({ ...domain, tableName: "restored" });
    const after = properties({ ...domain, ...table }, { allAtOnce: true });
    expect(await update(before, after)).toMatchObject(
      refused(
        `This deployment would ${words}. Give it again, or allow it with -c allowDrop=tableName.`,
      ),
    );
  },
);

const splits = (from: string, to: string) =>
  refused(
    `It would take calls from ${from} to ${to} step by step, ` +
      "and people would see now the one and now the other: add -c allAtOnce=true.",
  );

test.each([
  ["the stack's own table", "restored", {}, { tableName: "restored" }],
  ["restored", "other", { tableName: "restored" }, { tableName: "other" }],
  ["restored", "the stack's own table", { tableName: "restored" }, {}],
])("calls go from %s to %s all at once, or not at all", async (from, to, before, after) => {
  const allowed = { allowDrop: "tableName", more: "tableName" };
  expect(await update(properties(before), properties(after, allowed))).toMatchObject(
    splits(from, to),
  );
  taking.puts = [];
  const { AllAtOnce, ...silent } = properties(after, allowed);
  expect(AllAtOnce).toBe("false");
  expect(await update(properties(before), silent)).toMatchObject(splits(from, to));
  taking.puts = [];
  const atOnce = properties(after, { ...allowed, allAtOnce: true });
  expect(await update(properties(before), atOnce)).toMatchObject(passed);
});

test("another domain, and another sender, stop it, too", async () => {
  const before = properties({ ...domain, mailFrom: "a@example.org", rateFactor: "2" });
  const after = properties({
    ...domain,
    domainName: "other.org",
    mailFrom: "b@example.org",
    rateFactor: "3",
  });
  expect(await update(before, after)).toMatchObject(
    refused(
      "This deployment would change domainName from example.org to other.org and change mailFrom from a@example.org to b@example.org. " +
        "Give them again, or allow it with -c allowDrop=domainName,mailFrom.",
    ),
  );
});

test("a name that may be dropped and is no setting stops it", async () => {
  expect(
    await update(properties(domain), properties(domain, { allowDrop: "domianName,toString" })),
  ).toMatchObject(
    refused(
      "allowDrop names domianName, which is no setting of this release or of the one before. Did you mean domainName? " +
        "allowDrop names toString, which is no setting of this release or of the one before.",
    ),
  );
  taking.puts = [];
  expect(
    await update(properties(domain), properties({}, { allowDrop: "domianName" })),
  ).toMatchObject(
    refused(
      "This deployment would drop domainName (it is example.org now) and drop certificateArn (it is arn:aws:acm:… now). " +
        "Give them again, or allow it with -c allowDrop=domainName,certificateArn. " +
        "allowDrop names domianName, which is no setting of this release or of the one before. Did you mean domainName?",
    ),
  );
});

test("what a former release has written is compared as well", async () => {
  const { Known, ...former } = properties(domain);
  expect(Known).not.toBe("");
  expect(await update(former, properties({}))).toMatchObject({ Status: "FAILED" });
});

test.each([
  [
    "drops a setting that only the running release has",
    properties({ formerSetting: "1" }),
    properties({}, { allowDrop: "formerSetting" }),
  ],
  [
    "drops one that only the running release has, and that nobody had given",
    properties({}, { more: "formerSetting" }),
    properties({}, { allowDrop: "formerSetting" }),
  ],
  [
    "says so once more, as a later stack had failed",
    properties({}, { allowDrop: "formerSetting" }),
    properties({ quietHour: "4" }, { allowDrop: "formerSetting" }),
  ],
  [
    "may drop a setting that nobody had given",
    properties({}),
    properties({}, { allowDrop: "domainName" }),
  ],
  ["is allowed", properties(domain), properties({}, { allowDrop: "domainName,certificateArn" })],
  ["adds something", properties({}), properties(domain)],
  [
    "says that something is off",
    properties({ passkeys: "true" }),
    properties({ passkeys: "false" }),
  ],
  [
    "leaves out what was said and is so anyway",
    properties({ passkeys: "false" }),
    properties({}, { defaults: { passkeys: "false" } }),
  ],
  [
    "brings another default for what nobody chose",
    properties({}, { defaults: { chatTokensPerDay: "1" } }),
    properties({}, { defaults: { chatTokensPerDay: "2" } }),
  ],
])("a deployment that %s goes on", async (_, before, after) => {
  expect(await update(before, after)).toMatchObject(passed);
});

test.each(["UPDATE_ROLLBACK_IN_PROGRESS", "UPDATE_ROLLBACK_COMPLETE_CLEANUP_IN_PROGRESS"])(
  "a rollback (%s) may drop what the deployment had added or changed",
  async (name) => {
    said = [status(name)];
    expect(await update(properties(domain), properties({}))).toMatchObject(passed);
    taking.puts = [];
    const changed = properties({ ...domain, domainName: "other.org" });
    expect(await update(changed, properties(domain))).toMatchObject(passed);
    taking.puts = [];
    expect(
      await update(properties({}), properties({ formerSetting: "1" }, { allowDrop: "former" })),
    ).toMatchObject(passed);
  },
);

test("CloudFormation is asked again while it says that it is busy", async () => {
  said = [error(400, "Throttling"), error(503, "ServiceUnavailable"), status("UPDATE_IN_PROGRESS")];
  expect(await update(properties(domain), properties({}))).toMatchObject({ Status: "FAILED" });
  expect(asked).toHaveLength(3);
});

test.each([
  ["CloudFormation does not say what the stack is doing", properties(domain), properties({})],
  ["properties are of another release", {}, properties({})],
])("a fault of ours stops no deployment, and no rollback: %s", async (_, before, after) => {
  said = [error(403, "AccessDenied")];
  expect(await update(before, after)).toMatchObject(passed);
  expect(lines.filter(({ level }) => level === "ERROR")).toHaveLength(1);
});

test.each(["Create", "Delete"])("%s always passes", async (RequestType) => {
  const first = { RequestType, ResourceProperties: properties({}) };
  const more = RequestType === "Create" ? { PhysicalResourceId: undefined } : {};
  expect(await ask({ ...first, ...more })).toMatchObject({
    ...passed,
    PhysicalResourceId: "SettingsGuardInForce",
  });
});

test("an answer that is not taken is put again", async () => {
  taking.refusals = 2;
  expect(await update(properties({}), properties({}))).toMatchObject(passed);
});
