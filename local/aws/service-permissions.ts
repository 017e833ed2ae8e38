import * as z from "zod";
import { account, arn } from "../account.ts";
import { targetOf, type AwsCall } from "./call.ts";
import { dynamodbPermissions } from "./dynamodb-permissions.ts";
import type { Permission } from "./policy.ts";
import { s3Permissions } from "./s3-permissions.ts";

/**
 * What a call needs: every inner list names permissions of which one is enough, and every list must be met.
 * Throws for services and operations the local endpoint does not know.
 */
export function permissionsOf(call: AwsCall): readonly (readonly Permission[])[] {
  switch (call.service) {
    case "dynamodb":
      return dynamodbPermissions(call).map((permission) => [permission]);
    case "s3":
      return s3Permissions(call).map((permission) => [permission]);
    case "sqs":
      return [[sqsPermission(call)]];
    case "ses":
      return [sesPermissions(call)];
    case "bedrock":
      return [[bedrockPermission(call)]];
    case "cognito-idp":
      return [[cognitoPermission(call)]];
    default:
      throw new Error(`There is no local ${call.service}`);
  }
}

const json = (call: AwsCall): unknown => JSON.parse(call.body.toString("utf8"));

const Queue = z.object({ QueueUrl: z.string() });

/** SQS has no batch actions: a batch needs what its single operation needs. */
function sqsPermission(call: AwsCall): Permission {
  const { QueueUrl } = Queue.parse(json(call));
  return {
    action: `sqs:${targetOf(call).replace(/Batch$/, "")}`,
    resource: arn("sqs", QueueUrl.slice(QueueUrl.lastIndexOf("/") + 1)),
  };
}

const Mail = z.object({ Action: z.literal("SendEmail"), Source: z.string() });

/** SES speaks the query protocol, a form; it checks the verified identity a mail is sent from: its address or its whole domain. */
function sesPermissions(call: AwsCall): readonly Permission[] {
  const mail = Mail.safeParse(Object.fromEntries(new URLSearchParams(call.body.toString("utf8"))));
  if (!mail.success) throw new Error("Of SES only SendEmail is known locally");
  const { Source } = mail.data;
  const address = /<([^>]+)>/.exec(Source)?.[1] ?? Source;
  const domain = address.slice(address.indexOf("@") + 1);
  return [address, domain].map((identity) => ({
    action: "ses:SendEmail",
    resource: arn("ses", `identity/${identity}`),
  }));
}

/** Operations on a Bedrock model by the last part of their path. */
const bedrockActions: Readonly<Record<string, string>> = {
  invoke: "InvokeModel",
  converse: "InvokeModel",
  "invoke-with-response-stream": "InvokeModelWithResponseStream",
  "converse-stream": "InvokeModelWithResponseStream",
};

function bedrockPermission(call: AwsCall): Permission {
  const [, , model = "", operation = ""] = call.path.split("/");
  const action = bedrockActions[operation];
  if (action === undefined) throw new Error(`Bedrock ${call.path} is unknown locally`);
  return { action: `bedrock:${action}`, resource: modelArn(decodeURIComponent(model)) };
}

/** A model is named by its ARN, by its id, or by an inference profile, whose id begins with a group of regions. */
function modelArn(name: string): string {
  if (name.startsWith("arn:")) return name;
  if (/^(us|eu|apac|global)\./.test(name)) return arn("bedrock", `inference-profile/${name}`);
  return `arn:aws:bedrock:${account.region}::foundation-model/${name}`;
}

const UserPool = z.object({ UserPoolId: z.string() });

function cognitoPermission(call: AwsCall): Permission {
  return {
    action: `cognito-idp:${targetOf(call)}`,
    resource: arn("cognito-idp", `userpool/${UserPool.parse(json(call)).UserPoolId}`),
  };
}
