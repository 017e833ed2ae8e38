import * as z from "zod";
import { answerCloudFormation, type DeploymentRequest } from "./custom-resource.ts";
import { stackStatus } from "./stack-status.ts";

/** An event of CloudFormation, and not of the clock. */
const Asked = z.looseObject({ ResponseURL: z.string() });

/** Whether a stack goes back to where it came from; what cannot be known is no rollback. */
const isRollback = ({ StackId }: DeploymentRequest): Promise<boolean> =>
  stackStatus(StackId).then(
    (status) => status.includes("ROLLBACK"),
    () => false,
  );

/**
 * Lets a deployment run a job as the clock does. CloudFormation waits for its end, and a job that fails ends the
 * deployment with its reason. A rollback runs nothing: what the former release wrote is still there, and whatever has failed
 * once must not keep a stack from going back.
 */
export const alsoOnDeploy =
  <Result>(job: () => Promise<Result>) =>
  async (event?: unknown): Promise<Result | undefined> => {
    if (!Asked.safeParse(event).success) return job();
    await answerCloudFormation(event, async (request) => {
      if (request.RequestType === "Delete" || (await isRollback(request))) return {};
      try {
        await job();
        return {};
      } catch (error) {
        return { refusal: error instanceof Error ? error.message : String(error) };
      }
    });
    return undefined;
  };
