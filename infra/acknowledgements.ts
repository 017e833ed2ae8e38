import { DefaultStackSynthesizer, Validations, type Stack } from "aws-cdk-lib";
import type { IConstruct } from "constructs";
import type { Data } from "./data.ts";
import type { Stacks } from "./deployment.ts";

/** Rule ids with the reason for which their findings are accepted. */
type Reasons = Readonly<Record<string, string>>;

interface Accepted {
  readonly data: Data;
  readonly distribution: IConstruct;
  readonly userPool: IConstruct;
}

/** Accepts findings of cdk-nag and of the CDK's own rules. Whatever is not accepted here stops the synthesis. */
export function acknowledgeFindings(stacks: Stacks, accepted: Accepted): void {
  acknowledge(stacks.gateway, {
    "AwsSolutions-APIG4":
      "Every handler checks the session itself: a slash at the end may pass an authorizer of an HTTP API by.",
  });
  acknowledge(accepted.distribution, {
    "AwsSolutions-CFR1": "The site is for readers in every country.",
    "AwsSolutions-CFR2":
      "WAF costs extra, so it is the operator's choice: the settings waf and webAclArn.",
    "AwsSolutions-CFR4": "CloudFront sets the TLS version until the site has its own certificate.",
    "@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac":
      "What lets CloudFront read a bucket is where the bucket is (data.ts).",
    "@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk":
      "Only the root of a bucket lists it, and no behaviour passes the root on: edge/spa.js makes it /index.html.",
  });
  acknowledge(accepted.userPool, {
    "AwsSolutions-COG2": "A second factor is each person's own choice.",
    "AwsSolutions-COG8": "The Plus plan is paid per active user; Essentials has all we use.",
  });
  for (const stack of [stacks.jobs, stacks.functions]) {
    acknowledge(stack, manyNames(stack, accepted.data));
  }
  acknowledge(uploader(stacks.site), uploaderReasons(stacks.site, accepted.data));
}

/** What functions are granted below the prefixes of buckets. */
function manyNames(stack: Stack, { dataBucket, mediaBucket, webBucket }: Data): Reasons {
  const findings = [
    objectsFinding(stack, webBucket.arn, "assets/"),
    ...["catalogue/", "catalogue/sources/", "deleted/", "imports/", "withheld/"].map((prefix) =>
      objectsFinding(stack, dataBucket.arn, prefix),
    ),
    ...["covers/", "data/", "media/", "media/exports/"].map((prefix) =>
      objectsFinding(stack, mediaBucket.arn, prefix),
    ),
  ];
  const reason = "The names of the objects are not known when the stack is deployed.";
  return Object.fromEntries(findings.map((finding) => [finding, reason]));
}

/** Accepts findings on one construct, by rule id with the reason. */
export function acknowledge(construct: IConstruct, reasons: Reasons): void {
  const rules = Object.entries(reasons).map(([id, reason]) => ({ id, reason }));
  Validations.of(construct).acknowledge(...rules);
}

/** The CDK's own function that copies the site's files into their bucket. */
function uploader(stack: Stack): IConstruct {
  const found = stack.node.children.find(({ node }) =>
    /^Custom::CDKBucketDeployment/.test(node.id),
  );
  if (found === undefined) throw new Error("The stack uploads no files");
  return found;
}

function uploaderReasons(stack: Stack, { webBucket }: Data): Reasons {
  const reason = "The CDK's own function, which runs during deployments only.";
  // The bucket of `cdk bootstrap`, whose qualifier an operator may have chosen.
  const { bootstrapQualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER } = stack.synthesizer;
  const assets = `arn:<AWS::Partition>:s3:::cdk-${bootstrapQualifier}-assets-<AWS::AccountId>-<AWS::Region>/*`;
  const files = `arn:<AWS::Partition>:s3:::${written(stack, webBucket.name)}/*`;
  const findings = [
    "AwsSolutions-L1",
    "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
    ...["GetBucket*", "GetObject*", "List*", "Abort*", "DeleteObject*"].map(
      (action) => `AwsSolutions-IAM5[Action::s3:${action}]`,
    ),
    `AwsSolutions-IAM5[Resource::${assets}]`,
    `AwsSolutions-IAM5[Resource::${files}]`,
  ];
  return Object.fromEntries(findings.map((finding) => [finding, reason]));
}

/** The id of cdk-nag's finding on a grant for all objects of a bucket below a prefix. */
const objectsFinding = (stack: Stack, bucketArn: string, prefix: string): string =>
  `AwsSolutions-IAM5[Resource::${written(stack, bucketArn)}/${prefix}*]`;

/** A value of another stack as cdk-nag writes it. */
const written = (stack: Stack, value: string): string => JSON.stringify(stack.resolve(value));
