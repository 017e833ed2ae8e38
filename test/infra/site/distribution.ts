import * as z from "zod";
import { GetAtt, Ref, resources } from "../template.ts";

const Behavior = z.looseObject({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  ViewerProtocolPolicy: z.string(),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: Ref,
  Compress: z.boolean(),
  AllowedMethods: z.array(z.string()).default(["GET", "HEAD"]),
  FunctionAssociations: z
    .array(z.object({ EventType: z.string(), FunctionARN: GetAtt }))
    .default([]),
});

const Distribution = z.object({
  DistributionConfig: z.looseObject({
    DefaultCacheBehavior: Behavior,
    CacheBehaviors: z.array(Behavior),
    CustomErrorResponses: z.unknown().optional(),
    Origins: z.array(z.looseObject({ Id: z.string(), DomainName: z.unknown() })),
    Logging: z.unknown().optional(),
  }),
});

const [distribution] = resources("AWS::CloudFront::Distribution", Distribution).values();

if (distribution === undefined) throw new Error("The template has no distribution");

/** The synthesized distribution. */
export const config = distribution.DistributionConfig;

/** One of its cache behaviours. */
export type Behavior = z.output<typeof Behavior>;

/** The paths that do not lead to pages, in the order in which they are tried. */
export const behaviors: ReadonlyMap<string, Behavior> = new Map(
  config.CacheBehaviors.map((behavior) => [behavior.PathPattern ?? "", behavior]),
);

/** The behaviour of a path pattern. Throws when there is none. */
export function behaviorOf(path: string): Behavior {
  const behavior = behaviors.get(path);
  if (behavior === undefined) throw new Error(`No behaviour for ${path}`);
  return behavior;
}
