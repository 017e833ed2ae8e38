import { Duration, type Stack } from "aws-cdk-lib";
import type { Settings } from "../settings.ts";
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from "aws-cdk-lib/aws-cloudfront";

/** What is not a page runs nothing and loads nothing, even when a browser is made to open it as one. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Adds the headers that every answer carries, with the given content security policy and headers of its own. `hsts` says
 * for which hosts browsers remember that the site is on https alone.
 */
export function addResponseHeaders(
  stack: Stack,
  name: string,
  hsts: Settings["hsts"],
  contentSecurityPolicy: string,
  more: readonly (readonly [header: string, value: string])[] = [],
): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(stack, name, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      // YouTube's player refuses to play in pages that hide where they are from.
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: hsts !== "host",
        preload: hsts === "preload",
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        ["Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()"],
        ["Cross-Origin-Opener-Policy", "same-origin"],
        ["Cross-Origin-Resource-Policy", "same-origin"],
        ...more,
      ].map(([header = "", value = ""]) => ({ header, value, override: true })),
    },
  });
}
