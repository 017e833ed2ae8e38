import { createHash } from "node:crypto";
import { App, Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { csp_reports } from "../../../shared/api/reports.ts";
import { addResponseHeaders } from "../../../infra/site/response-headers.ts";
import { behaviors, config, type Behavior } from "./distribution.ts";
import { page } from "./page.ts";
import { synthesize } from "../synthesize.ts";
import { resources } from "../template.ts";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const allowed = resources(
  "Custom::PagePolicy",
  z.object({ Scripts: z.string(), Styles: z.string() }),
);

/** A policy as text, with what is found out about the live page as it is when there is none. */
const PolicyText = z.union([
  z.string(),
  z.object({ "Fn::Join": z.tuple([z.literal(""), z.array(z.unknown())]) }).transform((text) =>
    text["Fn::Join"][1]
      .map((part) => {
        if (typeof part === "string") return part;
        const { "Fn::GetAtt": attribute } = z
          .object({ "Fn::GetAtt": z.tuple([z.string(), z.enum(["Scripts", "Styles"])]) })
          .parse(part);
        return allowed.get(attribute[0])?.[attribute[1]] ?? "";
      })
      .join(""),
  ),
]);

describe("the response headers", () => {
  const HeadersPolicy = z.object({
    ResponseHeadersPolicyConfig: z.object({
      CustomHeadersConfig: z.object({ Items: z.array(z.unknown()) }),
      SecurityHeadersConfig: z.looseObject({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: PolicyText }),
      }),
    }),
  });
  const policies = resources("AWS::CloudFront::ResponseHeadersPolicy", HeadersPolicy);
  const securityOf = (behavior: Behavior) => {
    const policy = HeadersPolicy.parse(policies.get(behavior.ResponseHeadersPolicyId));
    return policy.ResponseHeadersPolicyConfig.SecurityHeadersConfig;
  };
  const pageCsp = securityOf(config.DefaultCacheBehavior).ContentSecurityPolicy
    .ContentSecurityPolicy;

  test.each([config.DefaultCacheBehavior, ...behaviors.values()])(
    "keep $PathPattern on https, unframed and unsniffed",
    (behavior) => {
      expect(securityOf(behavior)).toMatchObject({
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: "DENY" },
        ReferrerPolicy: { ReferrerPolicy: "strict-origin-when-cross-origin" },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 63_072_000,
          IncludeSubdomains: false,
          Preload: false,
        },
      });
    },
  );

  test("allow the page's inline script and style by their hashes, and nothing else inline", () => {
    const directives = new Map(
      pageCsp.split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources];
      }),
    );
    expect(directives.get("script-src")).toEqual(["'self'", hash(page.script)]);
    expect(directives.get("style-src-elem")).toEqual(["'self'", hash(page.style), hash("")]);
    expect(directives.get("default-src")).toEqual(["'none'"]);
    expect(directives.get("connect-src")).toEqual(["'self'"]);
    expect(directives.get("require-trusted-types-for")).toEqual(["'script'"]);
    for (const { ResponseHeadersPolicyConfig } of policies.values()) {
      expect(JSON.stringify(ResponseHeadersPolicyConfig)).not.toMatch(/unsafe/);
    }
  });

  test("say where browsers report what a page was kept from doing, and are found there", () => {
    const policy = policies.get(config.DefaultCacheBehavior.ResponseHeadersPolicyId);
    const { Items } = HeadersPolicy.parse(policy).ResponseHeadersPolicyConfig.CustomHeadersConfig;
    expect(Items).toContainEqual({
      Header: "Reporting-Endpoints",
      Value: `csp="${csp_reports.path}"`,
      Override: true,
    });
    expect(pageCsp).toContain(`; report-to csp; report-uri ${csp_reports.path}`);
  });

  test("let nothing run in what is not a page", () => {
    for (const behavior of behaviors.values()) {
      const csp = securityOf(behavior).ContentSecurityPolicy.ContentSecurityPolicy;
      expect(csp).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    }
  });
});

test.each([
  ["subdomains", { IncludeSubdomains: true, Preload: false }],
  ["preload", { IncludeSubdomains: true, Preload: true }],
] as const)("https alone is said for more than the site's own host by hsts: %s", (hsts, said) => {
  const stack = new Stack(new App(), "Headers");
  addResponseHeaders(stack, "Headers", hsts, "default-src 'none'");
  Template.fromStack(stack).hasResourceProperties("AWS::CloudFront::ResponseHeadersPolicy", {
    ResponseHeadersPolicyConfig: { SecurityHeadersConfig: { StrictTransportSecurity: said } },
  });
});

describe("the policy of pages", () => {
  const policyIds = (page: string) => {
    const stacks = synthesize(`page-${page.length}`, {}, {}, page);
    const ids = Object.entries(stacks.get("Tsuzuku-edge")?.Resources ?? {})
      .filter(([, { Type }]) => Type === "AWS::CloudFront::ResponseHeadersPolicy")
      .map(([id]) => id);
    return ids.filter((id) => id.startsWith("PageHeaders"));
  };

  test("is another one for a page with another inline script: a distribution that names it is waited for", () => {
    const other = page.html.replace(page.script, "other()");
    expect(policyIds(other)).toHaveLength(1);
    expect(policyIds(other)).not.toEqual(policyIds(page.html));
    // What the page loads does not matter.
    expect(policyIds(page.html.replace("main-1234", "main-56789"))).toEqual(policyIds(page.html));
  });
});
