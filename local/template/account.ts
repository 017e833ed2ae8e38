/** The AWS account that the local cloud plays. */
export const account = {
  id: "000000000000",
  region: "us-east-1",
  /** CloudFormation's stack id ends in a UUID; templates may derive values from it. Here all stacks have the same. */
  stackId:
    "arn:aws:cloudformation:us-east-1:000000000000:stack/local/7d3b2f1c-5a64-4c0e-9b1d-2e8f6a90c4d7",
} as const;

/** The physical name of a resource: its logical id in lower case, a legal name in every service we use. */
export const physicalName = (logicalId: string): string => logicalId.toLowerCase();

/** An ARN of the local account, e.g. `arn("sqs", "imports")`. */
export const arn = (service: string, resource: string): string =>
  `arn:aws:${service}:${account.region}:${account.id}:${resource}`;

/** An ARN of a service whose names are global: IAM and CloudFront; S3's carry no account either. */
export const globalArn = (service: "iam" | "cloudfront", resource: string): string =>
  `arn:aws:${service}::${account.id}:${resource}`;
export const bucketArn = (bucket: string): string => `arn:aws:s3:::${bucket}`;

/** The ARN of a function that is given by its ARN or by its name; templates do both. */
export const functionArn = (arnOrName: string): string =>
  arnOrName.startsWith("arn:") ? arnOrName : arn("lambda", `function:${arnOrName}`);
