import type { Resource } from "./assembly.ts";
import { isObject } from "./intrinsics.ts";
import { typeOf } from "./specification.ts";

/** Where the name of a resource stands that AWS knows by an id of its own, but of whose name there may be one only. */
const namesBesideIds: Readonly<Record<string, readonly string[]>> = {
  "AWS::CloudFront::CachePolicy": ["CachePolicyConfig", "Name"],
  "AWS::CloudFront::Function": ["Name"],
  "AWS::CloudFront::OriginAccessControl": ["OriginAccessControlConfig", "Name"],
  "AWS::CloudFront::OriginRequestPolicy": ["OriginRequestPolicyConfig", "Name"],
  "AWS::CloudFront::ResponseHeadersPolicy": ["ResponseHeadersPolicyConfig", "Name"],
  "AWS::IAM::ManagedPolicy": ["ManagedPolicyName"],
  "AWS::SecretsManager::Secret": ["Name"],
  "AWS::SNS::Topic": ["TopicName"],
  "AWS::SQS::Queue": ["QueueName"],
};

/** The name that a template gives to a resource; undefined where AWS makes one. */
export function nameOf({ Type, Properties }: Resource): unknown {
  const beside = namesBesideIds[Type];
  if (beside !== undefined) {
    return beside.reduce<unknown>(
      (value, key) => (isObject(value) ? value[key] : undefined),
      Properties,
    );
  }
  const [id, ...others] = typeOf(Type)?.primaryIdentifier ?? [];
  // What has several is a part of something else.
  return id === undefined || others.length > 0 ? undefined : Properties[id];
}
