import * as z from "zod";
import type { Template } from "../template/template.ts";
import type { Behaviour } from "./distribution.ts";
import type { EdgeRequest, Pairs } from "./request.ts";

const names = z.array(z.string().toLowerCase()).default([]);

const Parameters = z.object({
  HeadersConfig: z.object({
    HeaderBehavior: z.enum([
      "none",
      "whitelist",
      "allViewer",
      "allViewerAndWhitelistCloudFront",
      "allExcept",
    ]),
    Headers: names,
  }),
  CookiesConfig: z.object({
    CookieBehavior: z.enum(["none", "whitelist", "all", "allExcept"]),
    Cookies: names,
  }),
  QueryStringsConfig: z.object({
    QueryStringBehavior: z.enum(["none", "whitelist", "all", "allExcept"]),
    QueryStrings: names,
  }),
});

/** What of a viewer's request a policy lets through to the origin. */
type Parameters = z.output<typeof Parameters>;

const OriginRequestPolicy = z.object({ OriginRequestPolicyConfig: Parameters });
const CachePolicy = z.object({
  CachePolicyConfig: z.object({
    ParametersInCacheKeyAndForwardedToOrigin: Parameters.extend({
      EnableAcceptEncodingBrotli: z.boolean().default(false),
      EnableAcceptEncodingGzip: z.boolean(),
    }),
  }),
});

const nothing: Parameters = {
  HeadersConfig: { HeaderBehavior: "none", Headers: [] },
  CookiesConfig: { CookieBehavior: "none", Cookies: [] },
  QueryStringsConfig: { QueryStringBehavior: "none", QueryStrings: [] },
};

/** Policies that AWS provides, by their ids. */
const managedCachePolicies: Readonly<Record<string, { readonly compresses: boolean }>> = {
  // CachingOptimized
  "658327ea-f89d-4fab-a63d-7e88639e58f6": { compresses: true },
  // CachingDisabled
  "4135ea2d-6df8-44a3-9df3-4b5a84be39ad": { compresses: false },
};
const managedOriginRequestPolicies: Readonly<Record<string, Parameters>> = {
  // AllViewerExceptHostHeader
  "b689b0a8-53d0-40ab-baf2-68738e2966ac": {
    HeadersConfig: { HeaderBehavior: "allExcept", Headers: ["host"] },
    CookiesConfig: { CookieBehavior: "all", Cookies: [] },
    QueryStringsConfig: { QueryStringBehavior: "all", QueryStrings: [] },
  },
};

/** How a behaviour treats requests on their way to the origin, and answers on their way back. */
export interface Forwarding {
  /** Whether the cache policy lets CloudFront compress; the behaviour must want it too. */
  readonly compresses: boolean;
  /** The part of a viewer's request that the origin gets to see. */
  forward(request: EdgeRequest): EdgeRequest;
}

/** Reads the policies of a behaviour. Throws for a managed policy that is unknown here. */
export function readForwarding(template: Template, behaviour: Behaviour): Forwarding {
  const { policies, compresses } = readCachePolicy(template, behaviour.CachePolicyId);
  const originRequest = readOriginRequestPolicy(template, behaviour.OriginRequestPolicyId);
  const all = [...policies, originRequest];
  return {
    compresses,
    forward: (request) => ({
      ...request,
      headers: [
        ...headersFor(all, request),
        ...cookiesFor(all, request.headers),
        ["via", "2.0 local (CloudFront)"],
        ["x-forwarded-for", request.viewer.address],
      ],
      query: queryFor(all, request.query),
    }),
  };
}

function readCachePolicy(
  template: Template,
  id: string,
): { readonly policies: readonly Parameters[]; readonly compresses: boolean } {
  const managed = managedCachePolicies[id];
  if (managed !== undefined) return { policies: [], compresses: managed.compresses };
  const own = template
    .resources("AWS::CloudFront::CachePolicy", CachePolicy)
    .find(({ name }) => name === id);
  if (own === undefined) throw new Error(`The cache policy ${id} is unknown locally`);
  const parameters = own.properties.CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin;
  return { policies: [parameters], compresses: parameters.EnableAcceptEncodingGzip };
}

function readOriginRequestPolicy(template: Template, id: string | undefined): Parameters {
  if (id === undefined) return nothing;
  const own = template
    .resources("AWS::CloudFront::OriginRequestPolicy", OriginRequestPolicy)
    .find(({ name }) => name === id);
  const policy = own?.properties.OriginRequestPolicyConfig ?? managedOriginRequestPolicies[id];
  if (policy === undefined) throw new Error(`The origin request policy ${id} is unknown locally`);
  return policy;
}

/** Headers that CloudFront makes itself; what a viewer sends under such a name is never believed. */
const isCloudFrontHeader = (name: string): boolean => name.startsWith("cloudfront-");

function headersFor(policies: readonly Parameters[], request: EdgeRequest): Pairs {
  const { address, port } = request.viewer;
  const isIpv6 = address.includes(":");
  const made: Pairs = [
    ["cloudfront-viewer-address", `${isIpv6 ? `[${address}]` : address}:${port}`],
  ];
  const sent = request.headers.filter(
    ([name]) => name !== "cookie" && !isCloudFrontHeader(name) && name !== "x-forwarded-for",
  );
  return [...sent, ...made].filter(([name]) =>
    policies.some(({ HeadersConfig }) => passesHeader(HeadersConfig, name)),
  );
}

/** A body cannot be read without the first two, and CloudFront itself answers for what the viewer already has. */
const alwaysPassing = new Set(["content-type", "content-length", "if-none-match"]);

function passesHeader(
  { HeaderBehavior, Headers }: Parameters["HeadersConfig"],
  name: string,
): boolean {
  if (alwaysPassing.has(name)) return true;
  switch (HeaderBehavior) {
    case "none":
      return false;
    case "whitelist":
      return Headers.includes(name);
    case "allViewer":
      return !isCloudFrontHeader(name);
    case "allViewerAndWhitelistCloudFront":
      return !isCloudFrontHeader(name) || Headers.includes(name);
    case "allExcept":
      return !isCloudFrontHeader(name) && !Headers.includes(name);
  }
}

type Behavior = "none" | "whitelist" | "all" | "allExcept";

function passes(behavior: Behavior, listed: readonly string[], name: string): boolean {
  const isListed = listed.includes(name.toLowerCase());
  return (
    behavior === "all" ||
    (behavior === "whitelist" && isListed) ||
    (behavior === "allExcept" && !isListed)
  );
}

function cookiesFor(policies: readonly Parameters[], headers: Pairs): Pairs {
  const kept = headers
    .filter(([name]) => name === "cookie")
    .flatMap(([, value]) => value.split(/;\s*/))
    .filter((cookie) =>
      policies.some(({ CookiesConfig: { CookieBehavior, Cookies } }) =>
        passes(CookieBehavior, Cookies, cookie.split("=")[0] ?? ""),
      ),
    );
  return kept.length === 0 ? [] : [["cookie", kept.join("; ")]];
}

const queryFor = (policies: readonly Parameters[], query: string): string =>
  query
    .split("&")
    .filter((pair) =>
      policies.some(({ QueryStringsConfig: { QueryStringBehavior, QueryStrings } }) =>
        passes(QueryStringBehavior, QueryStrings, pair.split("=")[0] ?? ""),
      ),
    )
    .join("&");
