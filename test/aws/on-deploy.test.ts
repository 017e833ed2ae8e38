import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { alsoOnDeploy } from "../../functions/deployment/on-deploy.ts";
import { answerAws } from "../support/cloud/answering-aws.ts";

/*
 * A job that the clock starts, and that CloudFormation asks to run while it deploys.
 */
let stack: string;
let answers: unknown[] = [];
const takes = createServer((request, response) => {
  void json(request).then((answer) => {
    answers.push(answer);
    response.end();
  });
});

let end: () => void;
let ResponseURL = "";
beforeAll(async () => {
  end = await answerAws((_request, response) => {
    response.end(`<StackStatus>${stack}</StackStatus>`);
  }, {});
  await new Promise<void>((listening) => {
    takes.listen(0, "127.0.0.1", listening);
  });
  ResponseURL = `http://127.0.0.1:${(takes.address() as AddressInfo).port}/`;
});
afterAll(() => {
  end();
  takes.closeAllConnections();
  takes.close();
});

const job = vi.fn<() => Promise<string>>();
const handler = alsoOnDeploy(job);
beforeEach(() => {
  [answers, stack] = [[], "UPDATE_IN_PROGRESS"];
  job.mockReset().mockResolvedValue("done");
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockReturnValue(undefined);
  }
});

async function deploy(RequestType: "Create" | "Update" | "Delete") {
  await handler({
    RequestType,
    ResponseURL,
    StackId: "arn:aws:cloudformation:eu-central-1:111122223333:stack/Tsuzuku-jobs/1",
    RequestId: "1",
    LogicalResourceId: "cataloguenow",
  });
  expect(answers).toHaveLength(1);
  return answers[0];
}

test.each([undefined, {}])(
  "the clock's event %j runs it, and nobody is answered",
  async (event) => {
    expect(await handler(event)).toBe("done");
    expect(answers).toEqual([]);
  },
);

test.each(["Create", "Update"] as const)("a deployment's %s waits for its end", async (type) => {
  expect(await deploy(type)).toMatchObject({ Status: "SUCCESS" });
  expect(job).toHaveBeenCalledTimes(1);
});

test("a job that fails ends the deployment with its reason, and is not tried by Lambda once more", async () => {
  job.mockRejectedValue(new Error("No source could be read."));
  expect(await deploy("Update")).toMatchObject({
    Status: "FAILED",
    Reason: "No source could be read.",
  });
});

test("a rollback runs nothing, and passes: what failed once must not keep a stack from going back", async () => {
  stack = "UPDATE_ROLLBACK_IN_PROGRESS";
  job.mockRejectedValue(new Error("still broken"));
  expect(await deploy("Update")).toMatchObject({ Status: "SUCCESS" });
  expect(job).not.toHaveBeenCalled();
});

test("a stack that goes runs nothing", async () => {
  expect(await deploy("Delete")).toMatchObject({ Status: "SUCCESS" });
  expect(job).not.toHaveBeenCalled();
});
