import { Duration, RemovalPolicy, type Stack } from "aws-cdk-lib";
import { AttributeType, ProjectionType, TableV2 } from "aws-cdk-lib/aws-dynamodb";
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
  type BucketProps,
} from "aws-cdk-lib/aws-s3";
import { usersIndex } from "../functions/table/keys.ts";
import * as limits from "../shared/limits.ts";

/** Everything that must outlive a deployment. */
export interface Data {
  readonly table: TableV2;
  /** The build of the web client. */
  readonly webBucket: Bucket;
  /** Pictures that browsers load: generated covers under `covers/`, the credits of the catalogue under `data/`, people's pictures under `media/`, and long files they save. */
  readonly mediaBucket: Bucket;
  /** Files only functions read: catalogue snapshots under `catalogue/`, uploaded lists under `imports/`. */
  readonly dataBucket: Bucket;
  readonly logBucket: Bucket;
}

/** Adds the table and the buckets. */
export function addData(stack: Stack): Data {
  const logBucket = new Bucket(stack, "Logs", {
    ...privateBucket,
    // CloudFront writes its log files with an access control list.
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [{ expiration: Duration.days(limits.logDays) }],
  });
  const bucket = (name: string, props: BucketProps = {}) =>
    new Bucket(stack, name, {
      ...privateBucket,
      serverAccessLogsBucket: logBucket,
      serverAccessLogsPrefix: `s3/${name.toLowerCase()}/`,
      ...props,
    });
  return {
    table: addTable(stack),
    webBucket: bucket("Web"),
    mediaBucket: bucket("Media", {
      lifecycleRules: [{ prefix: "media/exports/", expiration: Duration.days(limits.exportDays) }],
    }),
    dataBucket: bucket("Data", {
      lifecycleRules: [{ prefix: "imports/", expiration: Duration.days(limits.importFileDays) }],
    }),
    logBucket,
  };
}

const privateBucket: BucketProps = {
  encryption: BucketEncryption.S3_MANAGED,
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN,
};

/** The single table; `docs/access-patterns.md` says what is in it. */
function addTable(stack: Stack): TableV2 {
  return new TableV2(stack, "Table", {
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
    timeToLiveAttribute: "ttl",
    pointInTimeRecoverySpecification: {
      pointInTimeRecoveryEnabled: true,
      recoveryPeriodInDays: limits.backupDays,
    },
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
}
