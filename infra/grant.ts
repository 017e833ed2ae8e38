import { Aws } from "aws-cdk-lib";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { assetListKey, assetsPrefix, pageKey } from "../functions/objects/keys.ts";
import type { Variable } from "../functions/runtime/env.ts";
import type { WorkerName } from "../shared/workers.ts";
import type { Data, Kept } from "./data.ts";
import type { Queues } from "./queues.ts";

/** What functions may be given access to, and the value of every variable they may have to know. */
export interface Cloud extends Pick<Data, "table" | "dataBucket" | "mediaBucket" | "webBucket"> {
  readonly userPoolArn: string;
  readonly queues: Queues;
  /** ARNs that a call of the chosen Bedrock model needs; none without such a model. */
  readonly modelArns: readonly string[];
  /** ARNs of the identities that e-mails may come from; none where nothing is sent. */
  readonly mailArns: readonly string[];
  /** The secret with the key of a model's endpoint; undefined where there is none. */
  readonly modelSecretArn: string | undefined;
  readonly values: Readonly<Record<Variable, string>>;
}

/** Exact actions on one exact resource, or on the objects below one prefix. */
interface Permission {
  readonly actions: readonly string[];
  readonly resource: string;
  /** Of a listing: what the keys that are asked for must begin with. */
  readonly listed?: string;
  /** The partition of the table for which the actions are denied, whatever else allows them. */
  readonly deniedIn?: string;
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
  | "DescribeTable"
  | "GetItem"
  | "PutItem"
  | "Query"
  | "UpdateItem";

type ObjectAction = "DeleteObject" | "GetObject" | "GetObjectVersion" | "PutObject";

const prefixed = (service: string, actions: readonly string[]) =>
  actions.map((action) => `${service}:${action}`);

/** Access to items of the table. A transaction needs the actions of its items. */
export const onTable =
  (...actions: readonly TableAction[]): GrantIn =>
  ({ table, values: { TABLE } }) => ({
    permissions: [{ actions: prefixed("dynamodb", actions), resource: table.arn }],
    environment: { TABLE },
  });

/** Nothing in a partition of the table is changed or deleted; what is added passes. */
export const neverChanging =
  (partition: string): GrantIn =>
  ({ table }) => ({
    permissions: [
      {
        actions: prefixed("dynamodb", ["BatchWriteItem", "DeleteItem", "UpdateItem"]),
        resource: table.arn,
        deniedIn: partition,
      },
    ],
    environment: {},
  });

/** Queries of an index of the table. */
export const onIndex =
  (index: string): GrantIn =>
  ({ table, values: { TABLE } }) => ({
    permissions: [{ actions: ["dynamodb:Query"], resource: `${table.arn}/index/${index}` }],
    environment: { TABLE },
  });

/** Access to objects of the data bucket whose keys begin with `prefix`. */
export const onData =
  (prefix: string, ...actions: readonly ObjectAction[]): GrantIn =>
  ({ dataBucket, values: { DATA_BUCKET } }) => ({
    permissions: [{ actions: prefixed("s3", actions), resource: `${dataBucket.arn}/${prefix}*` }],
    environment: { DATA_BUCKET },
  });

/** Access to exactly these objects of the data bucket. */
export const onDataObjects =
  (keys: readonly string[], ...actions: readonly ObjectAction[]): GrantIn =>
  ({ dataBucket, values: { DATA_BUCKET } }) => ({
    permissions: keys.map((key) => ({
      actions: prefixed("s3", actions),
      resource: `${dataBucket.arn}/${key}`,
    })),
    environment: { DATA_BUCKET },
  });

/**
 * Lists the objects of the data bucket whose keys begin with `prefix`. A missing object is forbidden (403) all the same
 * to who asks for it: only who may list the whole bucket is told (404).
 */
export const listingData =
  (prefix: string): GrantIn =>
  ({ dataBucket, values: { DATA_BUCKET } }) => ({
    permissions: [{ actions: ["s3:ListBucket"], resource: dataBucket.arn, listed: prefix }],
    environment: { DATA_BUCKET },
  });

/** Administrative calls about people's accounts at the identity provider. */
export const onUserPool =
  (...actions: readonly ("AdminDeleteUser" | "AdminGetUser")[]): GrantIn =>
  ({ userPoolArn, values: { USER_POOL_ID } }) => ({
    permissions: [{ actions: prefixed("cognito-idp", actions), resource: userPoolArn }],
    environment: { USER_POOL_ID },
  });

/** Access to objects of the media bucket whose keys begin with `prefix`. */
export const onMedia =
  (prefix: string, ...actions: readonly ObjectAction[]): GrantIn =>
  ({ mediaBucket, values: { MEDIA_BUCKET } }) => ({
    permissions: [{ actions: prefixed("s3", actions), resource: `${mediaBucket.arn}/${prefix}*` }],
    environment: { MEDIA_BUCKET },
  });

/** Lists the objects of the media bucket whose keys begin with `prefix`. */
export const listingMedia =
  (prefix: string): GrantIn =>
  ({ mediaBucket }) => ({
    permissions: [{ actions: ["s3:ListBucket"], resource: mediaBucket.arn, listed: prefix }],
    environment: {},
  });

/** Lists the versions of the objects of the media bucket whose keys begin with `prefix`, also of those that are deleted. */
export const listingMediaVersions =
  (prefix: string): GrantIn =>
  ({ mediaBucket }) => ({
    permissions: [
      { actions: ["s3:ListBucketVersions"], resource: mediaBucket.arn, listed: prefix },
    ],
    environment: {},
  });

/** Messages for a worker. */
export const sendingTo =
  (worker: WorkerName, variable: Variable): GrantIn =>
  ({ queues, values }) => ({
    permissions: [{ actions: ["sqs:SendMessage"], resource: queues[worker].arn }],
    environment: { [variable]: values[variable] },
  });

/** What Lambda itself does with a worker's queue in the worker's name. */
export const workingOff =
  (worker: WorkerName): GrantIn =>
  ({ queues }) => ({
    permissions: [
      {
        actions: ["sqs:DeleteMessage", "sqs:GetQueueAttributes", "sqs:ReceiveMessage"],
        resource: queues[worker].arn,
      },
    ],
    environment: {},
  });

/** E-mails in the product's name. SES asks for the identity that they come from and for their configuration set. */
export const sendingMail: GrantIn = ({ mailArns, values: { MAIL_FROM, MAIL_CONFIGURATION } }) => ({
  permissions: mailArns.map((resource) => ({ actions: ["ses:SendEmail"], resource })),
  environment: { MAIL_FROM, MAIL_CONFIGURATION },
});

/** How the stack that a function belongs to is doing. */
export const readingOwnStack: Grant = {
  permissions: [{ actions: ["cloudformation:DescribeStacks"], resource: Aws.STACK_ID }],
  environment: {},
};

/** One page of the site, as it is now. */
export const readingPage = (webBucket: Kept): Grant => ({
  permissions: [
    { actions: ["s3:GetObject"], resource: `${webBucket.arn}/${pageKey}` },
    // Only to who may list it is a page that is not there missing, and not forbidden.
    { actions: ["s3:ListBucket"], resource: webBucket.arn },
    ...readingOwnStack.permissions,
  ],
  environment: {},
});

/** The page and the list of its assets as they are now, and the removal of assets. */
export const removingAssets: GrantIn = ({ webBucket, values: { WEB_BUCKET } }) => ({
  permissions: [
    ...[pageKey, assetListKey].map((key) => ({
      actions: ["s3:GetObject"],
      resource: `${webBucket.arn}/${key}`,
    })),
    // Of the whole bucket: only so is a page or a list that is not there missing, and not forbidden.
    { actions: ["s3:ListBucket"], resource: webBucket.arn },
    { actions: ["s3:DeleteObject"], resource: `${webBucket.arn}/${assetsPrefix}*` },
  ],
  environment: { WEB_BUCKET },
});

const reading = (secretArn: string): Permission => ({
  actions: ["secretsmanager:GetSecretValue"],
  resource: secretArn,
});

/** Calls of the model that the operator chose with its key, and of no other. */
export const onModel: GrantIn = ({ modelArns, modelSecretArn }) => ({
  permissions: [
    ...modelArns.map((resource) => ({ actions: ["bedrock:InvokeModel"], resource })),
    ...(modelSecretArn === undefined ? [] : [reading(modelSecretArn)]),
  ],
  environment: {},
});

/** The secret that our edge sends. */
export const onOriginSecret: GrantIn = ({ values: { ORIGIN_SECRET } }) => ({
  permissions: [reading(ORIGIN_SECRET)],
  environment: { ORIGIN_SECRET },
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
      const key = [permission.resource, permission.listed, permission.deniedIn].join();
      const { actions = [] } = together.get(key) ?? {};
      const all = new Set([...actions, ...permission.actions]);
      together.set(key, { ...permission, actions: [...all].sort() });
    }
    return {
      permissions: [...together.values()],
      environment: given.reduce((known, { environment }) => ({ ...known, ...environment }), {}),
    };
  };

function conditionsOf({ listed, deniedIn }: Pick<Permission, "listed" | "deniedIn">) {
  if (listed !== undefined) return { conditions: { StringLike: { "s3:prefix": `${listed}*` } } };
  if (deniedIn === undefined) return {};
  return {
    conditions: { "ForAnyValue:StringEquals": { "dynamodb:LeadingKeys": [deniedIn] } },
  };
}

/** A grant's permissions as policy statements. */
export const statementsOf = ({ permissions }: Grant): PolicyStatement[] =>
  permissions.map(
    ({ actions, resource, listed, deniedIn }) =>
      new PolicyStatement({
        ...(deniedIn === undefined ? {} : { effect: Effect.DENY }),
        actions: [...actions],
        resources: [resource],
        ...conditionsOf({ listed, deniedIn }),
      }),
  );
