import { userInfo } from "node:os";
import * as z from "zod";
import { adminName, functionNameOf, productOf } from "../../infra/deployment.ts";
import type { Order } from "../../functions/operator/admin.ts";
import { StartError } from "../../local/net/start-error.ts";
import { AwsRefusal, parsed, type Account } from "../account/signed-calls.ts";

const Answer = z.union([
  z.object({ lines: z.array(z.string()), act: z.string().optional() }),
  z.object({ refused: z.string() }),
  z.object({ errorMessage: z.string() }),
]);

/** As long as the function may take: an account with many pictures. */
const withinMs = 900_000;

/**
 * Lets the function of a deployment carry out an order, with the rights of the account. Resolves with what it says, line by
 * line. Rejects with StartError where it refuses, fails, or is not there.
 */
export async function carryOut(
  account: Account,
  stage: string | undefined,
  order: Order,
): Promise<readonly string[]> {
  const name = functionNameOf({ product: productOf(stage) }, adminName);
  const call = {
    host: "lambda",
    method: "POST",
    path: `/2015-03-31/functions/${name}/invocations`,
    body: JSON.stringify(order),
    withinMs,
  } as const;
  const text = await account.send(call).catch((error: unknown) => {
    if (!(error instanceof AwsRefusal) || error.status !== 404) throw error;
    throw new StartError(`There is no function ${name} in ${account.region}: deploy first.`);
  });
  const answer = parsed("lambda", text, Answer);
  if ("refused" in answer) throw new StartError(answer.refused);
  if ("errorMessage" in answer) {
    throw new StartError(`${name} failed: ${answer.errorMessage} Its log is /aws/lambda/${name}.`);
  }
  return answer.lines;
}

/** Who sits at this machine, as it knows them: for the trail of a local cloud. */
export const localUser = (): string => userInfo().username;
