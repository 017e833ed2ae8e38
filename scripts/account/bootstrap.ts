import * as z from "zod";
import { StartError } from "../../local/net/start-error.ts";
import { AwsRefusal, formCall, jsonCall, type Account } from "./signed-calls.ts";

/** The number of an account. Rejects with StartError when its credentials are not valid, or no more. */
export const accountNumber = (account: Account): Promise<string> =>
  callerIdentity(account, "Account");

/** The ARN of whoever is signed in. Rejects with StartError when their credentials are not valid, or no more. */
export const callerArn = (account: Account): Promise<string> => callerIdentity(account, "Arn");

async function callerIdentity(account: Account, what: "Account" | "Arn"): Promise<string> {
  const form = { Action: "GetCallerIdentity", Version: "2011-06-15" };
  const text = await formCall(account, "sts", form).catch((error: unknown) => {
    if (!(error instanceof AwsRefusal)) throw error;
    throw new StartError(
      `AWS does not take these credentials: sign in anew. It says: ${error.message}`,
    );
  });
  const [, said] = new RegExp(`<${what}>([^<]+)</${what}>`).exec(text) ?? [];
  if (said === undefined) throw new StartError(`AWS (sts) names no account: ${text}`);
  return said;
}

const Parameter = z.object({ Parameter: z.object({ Value: z.string() }) });

/**
 * Rejects with StartError, which says how, unless the account is prepared for the CDK in this region: files go to a bucket
 * of its stack, and its roles deploy. `qualifier` tells several such stacks of an account apart.
 */
export async function requireBootstrap(
  account: Account,
  number: string,
  qualifier: string,
): Promise<void> {
  const Name = `/cdk-bootstrap/${qualifier}/version`;
  try {
    await jsonCall(account, "ssm", "AmazonSSM.GetParameter", { Name }, Parameter);
  } catch (error) {
    if (!(error instanceof AwsRefusal) || error.code !== "ParameterNotFound") throw error;
    throw new StartError(
      `The account ${number} is not prepared for the CDK in ${account.region}. Once, and only once: npx cdk bootstrap ` +
        `aws://${number}/${account.region}`,
    );
  }
}
