import type { Context } from "aws-lambda";
import * as z from "zod";
import { answerCloudFormation } from "./custom-resource.ts";
import { isGoingBack } from "./stack-status.ts";

/** An event of CloudFormation, and not of the clock. */
const Asked = z.looseObject({ ResponseURL: z.string() });

/**
 * Lets a deployment run a job as the clock does. CloudFormation waits for its end, and a job that fails ends the
 * deployment with its reason. A rollback runs nothing: what the former release wrote is still there, and whatever has failed
 * once must not keep a stack from going back.
 */
export const alsoOnDeploy =
  <Result>(job: (event?: unknown, context?: Context) => Promise<Result>) =>
  async (event?: unknown, context?: Context): Promise<Result | undefined> => {
    if (!Asked.safeParse(event).success) return job(event, context);
    await answerCloudFormation(event, async ({ RequestType, StackId }) => {
      // What cannot be known is no rollback.
      if (RequestType === "Delete" || (await isGoingBack(StackId).catch(() => false))) return {};
      try {
        await job(event, context);
        return {};
      } catch (error) {
        return { refusal: error instanceof Error ? error.message : String(error) };
      }
    });
    return undefined;
  };
