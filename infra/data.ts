import { Aws, Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import {
  AttributeType,
  Billing,
  ProjectionType,
  Table,
  TableV2,
  type ITable,
} from "aws-cdk-lib/aws-dynamodb";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type BucketProps,
  type LifecycleRule,
} from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { tombstoneFolder } from "../functions/objects/keys.ts";
import { usersIndex } from "../functions/table/keys.ts";
import * as limits from "../shared/limits.ts";
import { publish } from "./publish.ts";
import type { Settings } from "./settings.ts";

/** A table or a bucket, as stacks know it that come after its own. */
export interface Kept {
  readonly name: string;
  readonly arn: string;
}

/** A bucket that CloudFront reads from or writes its logs to. */
export interface KeptBucket extends Kept {
  /** Its address in its own region. */
  readonly domainName: string;
}

/** Everything that must outlive a deployment, but for people's accounts at the identity provider and queued work. */
export interface Data {
  readonly table: Kept;
  /** The build of the web client, and assets of former ones. */
  readonly webBucket: KeptBucket;
  /** Pictures that browsers load: generated covers under `covers/`, the credits of the catalogue under `data/`, people's pictures under `media/`, and long files they save. */
  readonly mediaBucket: KeptBucket;
  /**
   * Files only functions read: catalogue snapshots under `catalogue/`, uploaded lists under `imports/`, notes about the
   * site's files under `site/`, tombstones under `deleted/`, which table was last in use under `table/`, pictures that operators have hidden under `withheld/`.
   */
  readonly dataBucket: Kept;
  readonly logBucket: KeptBucket;
}

/** Adds the buckets. */
export function addBuckets(stack: Stack): Omit<Data, "table"> {
  const logBucket = new Bucket(stack, "Logs", {
    ...privateBucket,
    // CloudFront writes its log files with an access control list.
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [noUnfinished, { expiration: Duration.days(limits.logDays) }],
  });
  const bucket = (name: string, { lifecycleRules = [], ...props }: BucketProps = {}) =>
    new Bucket(stack, name, {
      ...privateBucket,
      serverAccessLogsBucket: logBucket,
      serverAccessLogsPrefix: `s3/${name.toLowerCase()}/`,
      lifecycleRules: [noUnfinished, ...lifecycleRules],
      ...props,
    });
  // Its superseded assets go by the job `superseded_assets`: S3 knows an object's age, but not whether the page loads it.
  const webBucket = bucket("Web");
  const mediaBucket = bucket("Media", {
    // What a table of an earlier moment points at is there as long as such a table can be had, and no longer.
    versioned: true,
    lifecycleRules: [
      {
        prefix: "media/exports/",
        expiration: Duration.days(limits.exportDays),
        // They can be made anew.
        noncurrentVersionExpiration: Duration.days(1),
      },
      {
        noncurrentVersionExpiration: Duration.days(limits.backupDays),
        expiredObjectDeleteMarker: true,
      },
    ],
  });
  const dataBucket = bucket("Data", {
    lifecycleRules: [
      { prefix: "imports/", expiration: Duration.days(limits.importFileDays) },
      // No backup reaches back further.
      { prefix: tombstoneFolder, expiration: Duration.days(limits.backupDays + 1) },
    ],
  });
  for (const each of [webBucket, mediaBucket]) letCloudFrontRead(each);
  return {
    webBucket: keepEdgeBucket(stack, "Web", webBucket, "The site's files"),
    mediaBucket: keepEdgeBucket(stack, "Media", mediaBucket, "Pictures"),
    dataBucket: keepBucket(stack, "Data", dataBucket, "Snapshots and uploaded lists"),
    logBucket: keepEdgeBucket(stack, "Logs", logBucket, "Access logs"),
  };
}

const keepBucket = (stack: Stack, name: string, bucket: Bucket, holds: string): Kept => ({
  name: publish(stack, `${name}BucketName`, bucket.bucketName, holds),
  arn: publish(stack, `${name}BucketArn`, bucket.bucketArn, `${holds}: the bucket's ARN`),
});

const keepEdgeBucket = (stack: Stack, name: string, bucket: Bucket, holds: string): KeptBucket => ({
  ...keepBucket(stack, name, bucket, holds),
  domainName: publish(
    stack,
    `${name}BucketDomain`,
    bucket.bucketRegionalDomainName,
    `${holds}: the bucket's address`,
  ),
});

/**
 * Lets the distributions of this account read and list a bucket. Which one it is, is known in a later stack; with the
 * right to list, a missing object is 404, without it S3 would say 403.
 */
function letCloudFrontRead(bucket: Bucket): void {
  const distributions = `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*`;
  const allow = (action: string, resource: string) =>
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal("cloudfront.amazonaws.com")],
        actions: [action],
        resources: [resource],
        conditions: { ArnLike: { "aws:SourceArn": distributions } },
      }),
    );
  allow("s3:GetObject", bucket.arnForObjects("*"));
  allow("s3:ListBucket", bucket.bucketArn);
}

/** Parts of uploads that broke off are paid for, and no listing shows them. */
const noUnfinished: LifecycleRule = {
  abortIncompleteMultipartUploadAfter: Duration.days(limits.unfinishedUploadDays),
};

const privateBucket: BucketProps = {
  encryption: BucketEncryption.S3_MANAGED,
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  // A first deployment that fails takes them with it: nothing is in them yet.
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
};

/** Adds the single table, after all that the stack has so far; `docs/access-patterns.md` says what is in it. */
export function addTable(stack: Stack, settings: Settings): Kept {
  const own = new TableV2(stack, "Table", {
    partitionKey: { name: "pk", type: AttributeType.STRING },
    sortKey: { name: "sk", type: AttributeType.STRING },
    globalSecondaryIndexes: [
      {
        indexName: usersIndex,
        partitionKey: { name: "g1pk", type: AttributeType.STRING },
        sortKey: { name: "g1sk", type: AttributeType.STRING },
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: ["completedAnime", "completedAnimeAt", "username", "avatar"],
      },
    ],
    billing: Billing.onDemand({
      maxReadRequestUnits: settings.tableReadsPerSecond,
      maxWriteRequestUnits: settings.tableWritesPerSecond,
    }),
    timeToLiveAttribute: "ttl",
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: limits.backupDays,
    },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  makeLast(stack, own);
  const table = inUse(stack, own, settings);
  const published = {
    name: publish(stack, "TableName", table.tableName, "Everything people keep"),
    arn: publish(stack, "TableArn", table.tableArn, "The table's ARN"),
  };
  // By the output alone the templates of later stacks would stay the same, and who deploys would pass them by.
  return table === own ? published : { name: table.tableName, arn: table.tableArn };
}

/**
 * The table that everything works with: the stack's own, or one that was restored, which AWS makes under another name
 * and CloudFormation does not know (decision 0082). The own one stays as it is.
 */
const inUse = (stack: Stack, own: TableV2, { tableName }: Settings): ITable =>
  tableName === undefined ? own : Table.fromTableName(stack, "Restored", tableName);

/**
 * Lets a resource that is kept wait for all that its stack has so far. What is kept also stays when the first creation of
 * its stack fails, protected from deletion; so what AWS may refuse is asked for first.
 */
export function makeLast(stack: Stack, kept: Construct): void {
  kept.node.addDependency(...stack.node.children.filter((other) => other !== kept));
}
