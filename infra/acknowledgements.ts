import { CfnElement, DefaultStackSynthesizer, Validations, type Stack } from "aws-cdk-lib";
import type { Bucket } from "aws-cdk-lib/aws-s3";
import type { IConstruct } from "constructs";
import type { Data } from "./data.ts";

/** Rule ids with the reason for which their findings are accepted. */
type Reasons = Readonly<Record<string, string>>;

interface Accepted {
  readonly stack: Stack;
  readonly data: Data;
  readonly api: IConstruct;
  readonly distribution: IConstruct;
  readonly userPool: IConstruct;
}

/** Accepts findings of cdk-nag and of the CDK's own rules. Whatever is not accepted here stops the synthesis. */
export function acknowledgeFindings(accepted: Accepted): void {
  const { stack, data } = accepted;
  acknowledge(accepted.api, {
    "AwsSolutions-APIG4":
      "Every handler checks the session itself: a slash at the end may pass an authorizer of an HTTP API by.",
  });
  acknowledge(accepted.distribution, {
    "AwsSolutions-CFR1": "The site is for readers in every country.",
    "AwsSolutions-CFR2": "WAF costs extra, so it is the operator's choice: -c webAclArn=…",
    "AwsSolutions-CFR4": "CloudFront sets the TLS version until the site has its own certificate.",
    "@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk":
      "Only the root of a bucket lists it, and no behaviour passes the root on: edge/spa.js makes it /index.html.",
  });
  acknowledge(accepted.userPool, {
    "AwsSolutions-COG2": "A second factor is each person's own choice.",
    "AwsSolutions-COG8": "The Plus plan is paid per active user; Essentials has all we use.",
  });
  const manyNames = "The names of the objects are not known when the stack is deployed.";
  acknowledge(stack, {
    [objectsFinding(stack, data.dataBucket, "catalogue/")]: manyNames,
    [objectsFinding(stack, data.dataBucket, "catalogue/sources/")]: manyNames,
    [objectsFinding(stack, data.dataBucket, "imports/")]: manyNames,
    [objectsFinding(stack, data.mediaBucket, "covers/")]: manyNames,
    [objectsFinding(stack, data.mediaBucket, "data/")]: manyNames,
    [objectsFinding(stack, data.mediaBucket, "media/")]: manyNames,
    [objectsFinding(stack, data.mediaBucket, "media/exports/")]: manyNames,
  });
  acknowledge(uploader(stack), uploaderReasons(stack, data.webBucket));
}

/** Accepts findings on one construct, by rule id with the reason. */
export function acknowledge(construct: IConstruct, reasons: Reasons): void {
  const rules = Object.entries(reasons).map(([id, reason]) => ({ id, reason }));
  Validations.of(construct).acknowledge(...rules);
}

/** The id of cdk-nag's finding on a grant for all objects of a bucket below a prefix. */
function objectsFinding(stack: Stack, bucket: Bucket, prefix = ""): string {
  const resource = bucket.node.defaultChild;
  if (!CfnElement.isCfnElement(resource)) throw new Error(`${bucket.node.path} has no resource`);
  return `AwsSolutions-IAM5[Resource::<${stack.getLogicalId(resource)}.Arn>/${prefix}*]`;
}

/** The CDK's own function that copies the site's files into their bucket. */
function uploader(stack: Stack): IConstruct {
  const found = stack.node.children.find(({ node }) =>
    /^Custom::CDKBucketDeployment/.test(node.id),
  );
  if (found === undefined) throw new Error("The stack uploads no files");
  return found;
}

function uploaderReasons(stack: Stack, webBucket: Bucket): Reasons {
  const reason = "The CDK's own function, which runs during deployments only.";
  // The bucket of `cdk bootstrap`, whose qualifier an operator may have chosen.
  const { bootstrapQualifier = DefaultStackSynthesizer.DEFAULT_QUALIFIER } = stack.synthesizer;
  const assets = `arn:<AWS::Partition>:s3:::cdk-${bootstrapQualifier}-assets-<AWS::AccountId>-<AWS::Region>/*`;
  const findings = [
    "AwsSolutions-L1",
    "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
    ...["GetBucket*", "GetObject*", "List*", "Abort*", "DeleteObject*"].map(
      (action) => `AwsSolutions-IAM5[Action::s3:${action}]`,
    ),
    `AwsSolutions-IAM5[Resource::${assets}]`,
    objectsFinding(stack, webBucket),
  ];
  return Object.fromEntries(findings.map((finding) => [finding, reason]));
}
