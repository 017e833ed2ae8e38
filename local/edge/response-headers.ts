import * as z from "zod";
import type { Template } from "../template/template.ts";
import type { Pairs } from "./request.ts";

const override = { Override: z.boolean() };

const Properties = z.object({
  ResponseHeadersPolicyConfig: z.strictObject({
    Name: z.string(),
    Comment: z.string().optional(),
    CustomHeadersConfig: z
      .object({
        Items: z.array(z.object({ Header: z.string(), Value: z.string(), ...override })),
      })
      .default({ Items: [] }),
    RemoveHeadersConfig: z
      .object({ Items: z.array(z.object({ Header: z.string() })) })
      .default({ Items: [] }),
    SecurityHeadersConfig: z
      .strictObject({
        ContentSecurityPolicy: z
          .object({ ContentSecurityPolicy: z.string(), ...override })
          .optional(),
        ContentTypeOptions: z.object(override).optional(),
        FrameOptions: z.object({ FrameOption: z.string(), ...override }).optional(),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), ...override }).optional(),
        StrictTransportSecurity: z.unknown().optional(),
        XSSProtection: z
          .object({ Protection: z.boolean(), ModeBlock: z.boolean().default(false), ...override })
          .optional(),
      })
      .default({}),
  }),
});

type Config = z.output<typeof Properties>["ResponseHeadersPolicyConfig"];

interface PolicyHeader {
  readonly name: string;
  readonly value: string;
  /** Whether it replaces what the origin sent under the name. */
  readonly isOverriding: boolean;
}

/** Applies a response headers policy to an origin's headers. */
export type ResponseHeaders = (headers: Pairs) => Pairs;

/** The template's response headers policies by name. */
export function readResponseHeaders(template: Template): ReadonlyMap<string, ResponseHeaders> {
  return new Map(
    template
      .resources("AWS::CloudFront::ResponseHeadersPolicy", Properties)
      .map(({ name, properties }) => [
        name,
        responseHeaders(properties.ResponseHeadersPolicyConfig),
      ]),
  );
}

function responseHeaders(config: Config): ResponseHeaders {
  const removed = new Set(
    config.RemoveHeadersConfig.Items.map(({ Header }) => Header.toLowerCase()),
  );
  const added = [...securityHeaders(config.SecurityHeadersConfig), ...customHeaders(config)];
  return (headers) => {
    const kept = headers.filter(
      ([name]) =>
        !removed.has(name) && !added.some((each) => each.isOverriding && each.name === name),
    );
    const missing = added.filter(({ name }) => !kept.some(([present]) => present === name));
    return [...kept, ...missing.map(({ name, value }) => [name, value] as const)];
  };
}

const customHeaders = (config: Config): readonly PolicyHeader[] =>
  config.CustomHeadersConfig.Items.map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    isOverriding: Override,
  }));

/**
 * The security headers, except Strict-Transport-Security: this site is plain http, and a browser that
 * remembered the header would refuse every http page of localhost from then on.
 */
function securityHeaders(config: Config["SecurityHeadersConfig"]): readonly PolicyHeader[] {
  const { ContentSecurityPolicy: csp, FrameOptions: frame, ReferrerPolicy: referrer } = config;
  const xss = config.XSSProtection;
  const header = (
    name: string,
    value: string | undefined,
    from: { readonly Override: boolean } | undefined,
  ): readonly PolicyHeader[] =>
    from === undefined || value === undefined ? [] : [{ name, value, isOverriding: from.Override }];
  return [
    ...header("content-security-policy", csp && onPlainHttp(csp.ContentSecurityPolicy), csp),
    ...header("x-content-type-options", "nosniff", config.ContentTypeOptions),
    ...header("x-frame-options", frame?.FrameOption, frame),
    ...header("referrer-policy", referrer?.ReferrerPolicy, referrer),
    ...header("x-xss-protection", xss && xssValue(xss), xss),
  ];
}

/** Without `upgrade-insecure-requests`, which would send the page's own requests to https, where nobody listens. */
const onPlainHttp = (policy: string): string =>
  policy
    .split(";")
    .map((directive) => directive.trim())
    .filter((directive) => directive !== "" && directive !== "upgrade-insecure-requests")
    .join("; ");

const xssValue = (xss: { readonly Protection: boolean; readonly ModeBlock: boolean }): string =>
  xss.Protection ? `1${xss.ModeBlock ? "; mode=block" : ""}` : "0";
