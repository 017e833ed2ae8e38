import { hashSource } from "../../functions/deployment/inline-hashes.ts";
import { csp_reports } from "../../shared/api/reports.ts";

/** In production emotion inserts empty style elements and fills them by script; this is the hash of nothing. */
const emptyStyle = hashSource("");

/** Sources as a policy lists them. */
interface AllowedSources {
  readonly scripts: string;
  readonly styles: string;
}

const reportGroup = "csp";

/** Where browsers report what the policy kept from happening, as the header `Reporting-Endpoints` says it. */
export const reportingEndpoints = `${reportGroup}="${csp_reports.path}"`;

/**
 * The content security policy of pages: their inline scripts and styles are allowed by their hashes (with spaces between
 * them), everything else comes from our own origin, and text never becomes code (Trusted Types).
 */
export function contentSecurityPolicy({ scripts, styles }: AllowedSources): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", scripts],
    "style-src-elem": ["'self'", styles, emptyStyle],
    "style-src-attr": ["'none'"],
    "img-src": ["'self'", "data:", "blob:", "https://i.ytimg.com"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "frame-src": ["https://www.youtube-nocookie.com"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "object-src": ["'none'"],
    "upgrade-insecure-requests": [],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["'none'"],
    "report-to": [reportGroup],
    // For browsers that know no groups yet; the others ignore it.
    "report-uri": [csp_reports.path],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}
