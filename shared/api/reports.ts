import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import * as limits from "../limits.ts";

const address = z.string().nullish();

/** A violation as the Reporting API tells it; it tells of other things, too. */
const Report = z.object({
  type: z.string(),
  body: z
    .object({
      effectiveDirective: address,
      documentURL: address,
      blockedURL: address,
      sourceFile: address,
      lineNumber: z.number().nullish(),
    })
    .nullish(),
});

/** A violation as browsers without the Reporting API tell it. */
const FormerReport = z.object({
  "csp-report": z.object({
    "effective-directive": address,
    "violated-directive": address,
    "document-uri": address,
    "blocked-uri": address,
    "source-file": address,
    "line-number": z.number().nullish(),
  }),
});

export const csp_reports = endpoint({
  method: "POST",
  path: "/api/csp-reports/",
  auth: "public",
  effect: "read",
  needs: [],
  rate: "reports",
  summary: "Take a browser's reports of what the content security policy kept from happening.",
  body: "reports",
  maxBytes: limits.reportsBytes,
  request: z.object({ reports: z.union([z.array(Report), FormerReport]) }),
  response: z.object({}),
});
