import { setTimeout as delay } from "node:timers/promises";
import { AwsClient } from "aws4fetch";

const attempts = 7;
const attemptMs = 4000;
const pauseMs = 200;

/**
 * What a stack is doing, by its ARN, in CloudFormation's word: UPDATE_ROLLBACK_IN_PROGRESS and others. Throws when
 * CloudFormation does not say.
 */
async function stackStatus(stackId: string): Promise<string> {
  const [, partition = "", , region = ""] = stackId.split(":");
  const suffix = partition === "aws-cn" ? "amazonaws.com.cn" : "amazonaws.com";
  const endpoint = process.env["AWS_ENDPOINT_URL"] ?? `https://cloudformation.${region}.${suffix}`;
  const client = new AwsClient({
    accessKeyId: process.env["AWS_ACCESS_KEY_ID"] ?? "",
    secretAccessKey: process.env["AWS_SECRET_ACCESS_KEY"] ?? "",
    ...(process.env["AWS_SESSION_TOKEN"] && { sessionToken: process.env["AWS_SESSION_TOKEN"] }),
    service: "cloudformation",
    region,
    retries: 0,
  });
  const body = new URLSearchParams({
    Action: "DescribeStacks",
    Version: "2010-05-15",
    StackName: stackId,
  }).toString();
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await client.fetch(`${endpoint}/`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded; charset=utf-8" },
        body,
        signal: AbortSignal.timeout(attemptMs),
      });
      const text = await response.text();
      const [, status] = /<StackStatus>(\w+)<\/StackStatus>/.exec(text) ?? [];
      if (response.ok && status !== undefined) return status;
      const [, code = "no status"] = /<Code>(\w+)<\/Code>/.exec(text) ?? [];
      throw new Error(`CloudFormation answered ${response.status}: ${code}`);
    } catch (error) {
      if (attempt === attempts) throw error;
      await delay(pauseMs * 2 ** attempt);
    }
  }
}

/** Whether a stack goes back to where it came from. Throws when CloudFormation does not say. */
export const isGoingBack = async (stackId: string): Promise<boolean> =>
  (await stackStatus(stackId)).includes("ROLLBACK");
