import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { alsoOnDeploy } from "../../functions/deployment/on-deploy.ts";
import { answerAws } from "../support/cloud/answering-aws.ts";
import { takeAnswers, type Taking } from "../support/cloud/taking-answers.ts";
import { takeLogLines } from "../support/watching/log-lines.ts";

/*
 * A job that the clock starts, and that CloudFormation asks to run while it deploys.
 */
let stack: string;
let taking: Taking;
let end: () => void;
beforeAll(async () => {
  end = await answerAws((_request, response) => {
    response.end(`<StackStatus>${stack}</StackStatus>`);
  }, {});
  taking = await takeAnswers();
});
afterAll(() => {
  end();
  taking.end();
});

const job = vi.fn<() => Promise<string>>();
const handler = alsoOnDeploy(job);
beforeEach(() => {
  [taking.puts, stack] = [[], "UPDATE_IN_PROGRESS"];
  job.mockReset().mockResolvedValue("done");
  takeLogLines();
});

async function deploy(RequestType: "Create" | "Update" | "Delete") {
  await handler({
    RequestType,
    ResponseURL: taking.url,
    StackId: "arn:aws:cloudformation:eu-central-1:111122223333:stack/Tsuzuku-jobs/1",
    RequestId: "1",
    LogicalResourceId: "cataloguenow",
  });
  expect(taking.puts).toHaveLength(1);
  return taking.puts[0]?.answer;
}

test.each([undefined, {}])(
  "the clock's event %j runs it, and nobody is answered",
  async (event) => {
    expect(await handler(event)).toBe("done");
    expect(taking.puts).toEqual([]);
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
