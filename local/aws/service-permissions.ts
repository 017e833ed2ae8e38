import * as z from "zod";
import { arn } from "../template/account.ts";
import { secretArn } from "../template/secrets.ts";
import { bedrockPermissions } from "./bedrock-permissions.ts";
import { formOf, targetOf, type AwsCall } from "./call.ts";
import { dynamodbPermissions } from "./dynamodb-permissions.ts";
import type { Permission } from "./policy.ts";
import { s3Permissions } from "./s3-permissions.ts";

/**
 * Everything that a call needs. `mailIdentities` are those that the template makes. Throws for services
 * and operations the local endpoint does not know.
 */
export function permissionsOf(
  call: AwsCall,
  mailIdentities: ReadonlySet<string>,
): readonly Permission[] {
  switch (call.service) {
    case "dynamodb":
      return dynamodbPermissions(call);
    case "s3":
      return s3Permissions(call);
    case "sqs":
      return [sqsPermission(call)];
    case "ses":
      return sesPermissions(call, mailIdentities);
    case "bedrock":
      return bedrockPermissions(call);
    case "cognito-idp":
      return [cognitoPermission(call)];
    case "secretsmanager":
      return [secretPermission(call)];
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

const Mail = z.object({
  Action: z.literal("SendEmail"),
  Source: z.string(),
  ConfigurationSetName: z.string().optional(),
});

/**
 * SES speaks the query protocol, a form. It checks the one identity that it sends with, which is the closest that there
 * is, of the address, its domain or one above (its domain where there is none), and the configuration set that is named.
 */
function sesPermissions(call: AwsCall, mailIdentities: ReadonlySet<string>): readonly Permission[] {
  const mail = Mail.safeParse(Object.fromEntries(formOf(call)));
  if (!mail.success) throw new Error("Of SES only SendEmail is known locally");
  const { Source, ConfigurationSetName: set } = mail.data;
  const address = /<([^>]+)>/.exec(Source)?.[1] ?? Source;
  const domain = address.slice(address.indexOf("@") + 1);
  const labels = domain.split(".");
  const domains = labels.map((_, at) => labels.slice(at).join("."));
  const identity = [address, ...domains].find((each) => mailIdentities.has(each)) ?? domain;
  return [`identity/${identity}`, ...(set === undefined ? [] : [`configuration-set/${set}`])].map(
    (resource) => ({ action: "ses:SendEmail", resource: arn("ses", resource) }),
  );
}

const UserPool = z.object({ UserPoolId: z.string() });

function cognitoPermission(call: AwsCall): Permission {
  return {
    action: `cognito-idp:${targetOf(call)}`,
    resource: arn("cognito-idp", `userpool/${UserPool.parse(json(call)).UserPoolId}`),
  };
}

const SecretId = z.object({ SecretId: z.string() });

/** Secrets are asked for by name or by ARN; policies are about ARNs, with the six characters that end them. */
function secretPermission(call: AwsCall): Permission {
  return {
    action: `secretsmanager:${targetOf(call)}`,
    resource: secretArn(SecretId.parse(json(call)).SecretId),
  };
}
