import { account, arn, bucketArn, globalArn } from "./account.ts";
import { secretArn } from "./secrets.ts";

/** Where the parts of the running cloud listen; template values that name them become these. */
export interface Addresses {
  /** `localhost:4000`, the distribution's domain name. */
  readonly domain: string;
  /** `http://localhost:4002`, the sign-in provider. */
  readonly issuer: string;
  /** `http://localhost:…`, the gateway's own address. */
  readonly gateway: string;
  /** `http://127.0.0.1:…`, the endpoint of all AWS services. */
  readonly aws: string;
}

type AttributesOf = (name: string, addresses: Addresses) => Readonly<Record<string, string>>;

/** The emulated attributes by resource type. `Ref` is what `Ref` gives where it is not the physical name. */
const attributesOf: Readonly<Record<string, AttributesOf>> = {
  "AWS::ApiGatewayV2::Api": (name, { gateway }) => ({ ApiEndpoint: gateway, ApiId: name }),
  "AWS::CloudFront::Distribution": (name, { domain }) => ({ DomainName: domain, Id: name }),
  "AWS::CloudFront::Function": (name) => {
    const FunctionARN = globalArn("cloudfront", `function/${name}`);
    return { Ref: FunctionARN, FunctionARN, "FunctionMetadata.FunctionARN": FunctionARN };
  },
  "AWS::CloudFront::CachePolicy": (name) => ({ Id: name }),
  "AWS::CloudFront::OriginAccessControl": (name) => ({ Id: name }),
  "AWS::CloudFront::OriginRequestPolicy": (name) => ({ Id: name }),
  "AWS::CloudFront::ResponseHeadersPolicy": (name) => ({ Id: name }),
  "AWS::Cognito::UserPool": (name, { issuer }) => ({
    Arn: arn("cognito-idp", `userpool/${name}`),
    UserPoolId: name,
    ProviderName: issuer.replace(/^https?:\/\//, ""),
    ProviderURL: issuer,
  }),
  "AWS::Cognito::UserPoolClient": (name) => ({ ClientId: name }),
  "AWS::DynamoDB::GlobalTable": (name) => ({
    Arn: arn("dynamodb", `table/${name}`),
    TableId: name,
  }),
  "AWS::IAM::Role": (name) => ({ Arn: globalArn("iam", `role/${name}`), RoleId: name }),
  "AWS::Lambda::Function": (name) => ({ Arn: arn("lambda", `function:${name}`) }),
  // There is one of each function here, which is its first.
  "AWS::Lambda::Version": (name) => ({ Ref: arn("lambda", `function:${name}:1`), Version: "1" }),
  "AWS::Logs::LogGroup": (name) => ({ Arn: arn("logs", `log-group:${name}:*`) }),
  "AWS::S3::Bucket": (name) => ({
    Arn: bucketArn(name),
    DomainName: `${name}.s3.amazonaws.com`,
    RegionalDomainName: `${name}.s3.${account.region}.amazonaws.com`,
  }),
  "AWS::Scheduler::ScheduleGroup": (name) => ({ Arn: arn("scheduler", `schedule-group/${name}`) }),
  "AWS::SecretsManager::Secret": (name) => ({ Ref: secretArn(name), Id: secretArn(name) }),
  "AWS::SES::EmailIdentity": (name) => ({ Arn: arn("ses", `identity/${name}`) }),
  "AWS::SNS::Topic": (name) => ({
    Ref: arn("sns", name),
    TopicArn: arn("sns", name),
    TopicName: name,
  }),
  "AWS::SQS::Queue": (name, { aws }) => {
    const url = `${aws}/${account.id}/${name}`;
    return { Ref: url, QueueUrl: url, Arn: arn("sqs", name), QueueName: name };
  },
};

/** The value of `Ref` on a resource of that name. */
export function refOf(type: string, name: string, addresses: Addresses): string {
  return attributesOf[type]?.(name, addresses)["Ref"] ?? name;
}

/** The value of an attribute of a resource of that name. Throws where the local cloud has none. */
export function attributeOf(
  type: string,
  name: string,
  attribute: string,
  addresses: Addresses,
): string {
  const value = attributesOf[type]?.(name, addresses)[attribute];
  if (value === undefined) throw new Error(`${type} has no attribute ${attribute} locally`);
  return value;
}
