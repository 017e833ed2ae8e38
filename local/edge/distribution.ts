import * as z from "zod";
import type { Template } from "../template/template.ts";

const Behaviour = z.object({
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(["GET", "HEAD"]),
  CachePolicyId: z.string(),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  Compress: z.boolean().default(false),
  FunctionAssociations: z
    .array(z.object({ EventType: z.literal("viewer-request"), FunctionARN: z.string() }))
    .default([]),
});

const Origin = z.object({
  Id: z.string(),
  DomainName: z.string(),
  OriginPath: z.literal("").optional(),
  OriginCustomHeaders: z
    .array(z.object({ HeaderName: z.string(), HeaderValue: z.string() }))
    .default([]),
});

const Properties = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z.string().default(""),
    DefaultCacheBehavior: Behaviour,
    CacheBehaviors: z.array(Behaviour.extend({ PathPattern: z.string() })).default([]),
    Origins: z.array(Origin),
    // They would replace error answers of every behaviour, the API's too; the site does not use them.
    CustomErrorResponses: z.array(z.unknown()).length(0).optional(),
  }),
});

export type Behaviour = z.output<typeof Behaviour> & { readonly PathPattern?: string };
export type Origin = z.output<typeof Origin>;

/** The CloudFront distribution of a template. */
export interface Distribution {
  readonly id: string;
  readonly defaultRootObject: string;
  readonly origins: readonly Origin[];
  /** In CloudFront's order, the default behaviour last. */
  readonly behaviours: readonly Behaviour[];
}

/** Reads the template's distribution. Throws when there is none, or when it uses what the local edge does not do. */
export function readDistribution(template: Template): Distribution {
  const [distribution] = template.resources("AWS::CloudFront::Distribution", Properties);
  if (distribution === undefined) throw new Error("The template has no distribution");
  const config = distribution.properties.DistributionConfig;
  return {
    id: distribution.name,
    defaultRootObject: config.DefaultRootObject,
    origins: config.Origins,
    behaviours: [...config.CacheBehaviors, config.DefaultCacheBehavior],
  };
}
