import type { UserPool } from "aws-cdk-lib/aws-cognito";
import { Stack } from "aws-cdk-lib";
import type { TableV2 } from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { Variable } from "../functions/runtime/env.ts";
import type { WorkerName } from "../shared/workers.ts";
import type { Queues } from "./queues.ts";

/** What functions may be given access to, and the value of every variable they may have to know. */
export interface Cloud {
  readonly table: TableV2;
  readonly dataBucket: Bucket;
  readonly mediaBucket: Bucket;
  readonly userPool: UserPool;
  readonly queues: Queues;
  /** ARNs that a call of the chosen Bedrock model needs; none without such a model. */
  readonly modelArns: readonly string[];
  readonly values: Readonly<Record<Variable, string>>;
}

/** Exact actions on one exact resource, or on the objects below one prefix. */
interface Permission {
  readonly actions: readonly string[];
  readonly resource: string;
  /** Of a listing: what the keys that are asked for must begin with. */
  readonly listed?: string;
}

/** What one capability gives a function. */
export interface Grant {
  readonly permissions: readonly Permission[];
  readonly environment: Readonly<Partial<Record<Variable, string>>>;
}

/** A grant, once the cloud is known. */
export type GrantIn = (cloud: Cloud) => Grant;

/** Every table action that a function can be given. Scan is not among them. */
type TableAction =
  | "BatchGetItem"
  | "BatchWriteItem"
  | "ConditionCheckItem"
  | "DeleteItem"
  | "GetItem"
  | "PutItem"
  | "Query"
  | "UpdateItem";

type ObjectAction = "DeleteObject" | "GetObject" | "PutObject";

const prefixed = (service: string, actions: readonly string[]) =>
  actions.map((action) => `${service}:${action}`);

/** Access to items of the table. A transaction needs the actions of its items. */
export const onTable =
  (...actions: readonly TableAction[]): GrantIn =>
  ({ table, values: { TABLE } }) => ({
    permissions: [{ actions: prefixed("dynamodb", actions), resource: table.tableArn }],
    environment: { TABLE },
  });

/** Queries of an index of the table. */
export const onIndex =
  (index: string): GrantIn =>
  ({ table, values: { TABLE } }) => ({
    permissions: [{ actions: ["dynamodb:Query"], resource: `${table.tableArn}/index/${index}` }],
    environment: { TABLE },
  });

/** Access to objects of the data bucket whose keys begin with `prefix`. */
export const onData =
  (prefix: string, ...actions: readonly ObjectAction[]): GrantIn =>
  ({ dataBucket, values: { DATA_BUCKET } }) => ({
    permissions: [
      { actions: prefixed("s3", actions), resource: dataBucket.arnForObjects(`${prefix}*`) },
    ],
    environment: { DATA_BUCKET },
  });

/**
 * Lists the objects of the data bucket whose keys begin with `prefix`. A missing object is forbidden (403) all the same
 * to who asks for it: only who may list the whole bucket is told (404).
 */
export const listingData =
  (prefix: string): GrantIn =>
  ({ dataBucket, values: { DATA_BUCKET } }) => ({
    permissions: [{ actions: ["s3:ListBucket"], resource: dataBucket.bucketArn, listed: prefix }],
    environment: { DATA_BUCKET },
  });

/** Administrative calls about people's accounts at the identity provider. */
export const onUserPool =
  (...actions: readonly "AdminDeleteUser"[]): GrantIn =>
  ({ userPool, values: { USER_POOL_ID } }) => ({
    permissions: [{ actions: prefixed("cognito-idp", actions), resource: userPool.userPoolArn }],
    environment: { USER_POOL_ID },
  });

/** Access to objects of the media bucket whose keys begin with `prefix`. */
export const onMedia =
  (prefix: string, ...actions: readonly ObjectAction[]): GrantIn =>
  ({ mediaBucket, values: { MEDIA_BUCKET } }) => ({
    permissions: [
      { actions: prefixed("s3", actions), resource: mediaBucket.arnForObjects(`${prefix}*`) },
    ],
    environment: { MEDIA_BUCKET },
  });

/** Lists the objects of the media bucket whose keys begin with `prefix`. */
export const listingMedia =
  (prefix: string): GrantIn =>
  ({ mediaBucket }) => ({
    permissions: [{ actions: ["s3:ListBucket"], resource: mediaBucket.bucketArn, listed: prefix }],
    environment: {},
  });

/** Messages for a worker. */
export const sendingTo =
  (worker: WorkerName, variable: Variable): GrantIn =>
  ({ queues, values }) => ({
    permissions: [{ actions: ["sqs:SendMessage"], resource: queues[worker].queue.queueArn }],
    environment: { [variable]: values[variable] },
  });

/** What Lambda itself does with a worker's queue in the worker's name. */
export const workingOff =
  (worker: WorkerName): GrantIn =>
  ({ queues }) => ({
    permissions: [
      {
        actions: ["sqs:DeleteMessage", "sqs:GetQueueAttributes", "sqs:ReceiveMessage"],
        resource: queues[worker].queue.queueArn,
      },
    ],
    environment: {},
  });

/** E-mails in the product's name. SES asks for the identity that they come from and for their configuration set. */
export const sendingMail: GrantIn = ({ table, values: { MAIL_FROM, MAIL_CONFIGURATION } }) => {
  const named = { identity: MAIL_FROM, "configuration-set": MAIL_CONFIGURATION };
  return {
    permissions: Object.entries(named).map(([resource, resourceName]) => ({
      actions: ["ses:SendEmail"],
      resource: Stack.of(table).formatArn({ service: "ses", resource, resourceName }),
    })),
    environment: { MAIL_FROM, MAIL_CONFIGURATION },
  };
};

/** Calls of the model that the operator chose, and of no other. */
export const onModel: GrantIn = ({ modelArns }) => ({
  permissions: modelArns.map((resource) => ({ actions: ["bedrock:InvokeModel"], resource })),
  environment: {},
});

/** Nothing but the values of some variables. */
export const knowing =
  (...variables: readonly Variable[]): GrantIn =>
  ({ values }) => ({
    permissions: [],
    environment: Object.fromEntries(variables.map((variable) => [variable, values[variable]])),
  });

/** Several grants as one, with the actions on each resource together. */
export const all =
  (...grants: readonly GrantIn[]): GrantIn =>
  (cloud) => {
    const given = grants.map((grant) => grant(cloud));
    const together = new Map<string, Permission>();
    for (const permission of given.flatMap(({ permissions }) => permissions)) {
      const key = [permission.resource, permission.listed].join();
      const { actions = [] } = together.get(key) ?? {};
      const all = new Set([...actions, ...permission.actions]);
      together.set(key, { ...permission, actions: [...all].sort() });
    }
    return {
      permissions: [...together.values()],
      environment: given.reduce((known, { environment }) => ({ ...known, ...environment }), {}),
    };
  };

/** A grant's permissions as policy statements. */
export const statementsOf = ({ permissions }: Grant): PolicyStatement[] =>
  permissions.map(
    ({ actions, resource, listed }) =>
      new PolicyStatement({
        actions: [...actions],
        resources: [resource],
        ...(listed === undefined
          ? {}
          : { conditions: { StringLike: { "s3:prefix": `${listed}*` } } }),
      }),
  );
