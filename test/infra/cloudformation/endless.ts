import * as z from "zod";
import { asOneTemplate, type Stacks } from "../assembly.ts";
import type { Resource } from "./assembly.ts";

const Ref = z.object({ Ref: z.string() }).transform(({ Ref: id }) => id);
const GetAtt = z
  .object({ "Fn::GetAtt": z.tuple([z.string(), z.string()]) })
  .transform(({ "Fn::GetAtt": [id] }) => id);
/** The logical id of what a value names; undefined where it names nothing of the templates. */
const Named = z.union([Ref, GetAtt]).optional().catch(undefined);

const Rule = z.looseObject({
  Status: z.string(),
  Prefix: z.string().optional(),
  TagFilters: z.unknown().optional(),
  ObjectSizeGreaterThan: z.unknown().optional(),
  ObjectSizeLessThan: z.unknown().optional(),
  ExpirationInDays: z.number().optional(),
  AbortIncompleteMultipartUpload: z.unknown().optional(),
  NoncurrentVersionExpiration: z.unknown().optional(),
});

const Bucket = z.object({
  LifecycleConfiguration: z.object({ Rules: z.array(Rule) }).prefault({ Rules: [] }),
  LoggingConfiguration: z.object({ DestinationBucketName: Named }).optional(),
  VersioningConfiguration: z.unknown().optional(),
});

const Group = z.object({ RetentionInDays: z.number().optional() });
const Lambda = z.object({ LoggingConfig: z.object({ LogGroup: Named }).prefault({}) });
const Stage = z.object({ AccessLogSettings: z.object({ DestinationArn: Named }).prefault({}) });
const Distribution = z.object({
  DistributionConfig: z.object({ Logging: z.object({ Bucket: Named }).optional() }),
});

/** The rules of a bucket that hold for all of its objects. */
const rulesForAll = ({ LifecycleConfiguration }: z.output<typeof Bucket>) =>
  LifecycleConfiguration.Rules.filter(
    (rule) =>
      rule.Status === "Enabled" &&
      (rule.Prefix ?? "") === "" &&
      rule.TagFilters === undefined &&
      rule.ObjectSizeGreaterThan === undefined &&
      rule.ObjectSizeLessThan === undefined,
  );

function endlessBuckets(buckets: ReadonlyMap<string, z.output<typeof Bucket>>): string[] {
  return [...buckets].flatMap(([id, bucket]) => {
    const rules = rulesForAll(bucket);
    const problems: string[] = [];
    if (rules.every((rule) => rule.AbortIncompleteMultipartUpload === undefined))
      problems.push(`${id} keeps what is left of uploads that broke off`);
    const isVersioned = bucket.VersioningConfiguration !== undefined;
    if (isVersioned && rules.every((rule) => rule.NoncurrentVersionExpiration === undefined))
      problems.push(`${id} keeps former versions`);
    return problems;
  });
}

/**
 * What is written by the by, and never goes: logs that no group or bucket of ours ends, parts of uploads, former versions.
 * One sentence each; none where all of it has an end.
 */
export function endlessIn(stacks: Stacks): string[] {
  const { Resources } = asOneTemplate(stacks);
  const of = <Schema extends z.ZodType>(type: string, schema: Schema) =>
    new Map(
      Object.entries<Resource>(Resources)
        .filter(([, { Type }]) => Type === type)
        .map(([id, { Properties }]): [string, z.output<Schema>] => [id, schema.parse(Properties)]),
    );
  const groups = of("AWS::Logs::LogGroup", Group);
  const buckets = of("AWS::S3::Bucket", Bucket);

  const endlessGroups = [...groups]
    .filter(([, { RetentionInDays }]) => RetentionInDays === undefined)
    .map(([id]) => `${id} keeps its lines`);
  const writers = [
    ...[...of("AWS::Lambda::Function", Lambda)].map(
      ([id, { LoggingConfig }]) => [id, LoggingConfig.LogGroup] as const,
    ),
    ...[...of("AWS::ApiGatewayV2::Stage", Stage)].map(
      ([id, { AccessLogSettings }]) => [id, AccessLogSettings.DestinationArn] as const,
    ),
  ];
  // Without a group of ours AWS makes one, which keeps its lines for ever.
  const ungrouped = writers
    .filter(([, group]) => group === undefined || !groups.has(group))
    .map(([id]) => `${id} writes its log into no group of the templates`);

  const logging = [
    ...[...buckets].flatMap(([id, { LoggingConfiguration }]) =>
      LoggingConfiguration ? [[id, LoggingConfiguration.DestinationBucketName] as const] : [],
    ),
    ...[...of("AWS::CloudFront::Distribution", Distribution)].flatMap(
      ([id, { DistributionConfig }]) =>
        DistributionConfig.Logging ? [[id, DistributionConfig.Logging.Bucket] as const] : [],
    ),
  ];
  const endlessLogs = logging
    .filter(([, name]) => {
      const bucket = name === undefined ? undefined : buckets.get(name);
      return !bucket || rulesForAll(bucket).every((rule) => rule.ExpirationInDays === undefined);
    })
    .map(([id]) => `${id} writes its log into a bucket that keeps it`);
  return [...endlessGroups, ...ungrouped, ...endlessLogs, ...endlessBuckets(buckets)];
}
