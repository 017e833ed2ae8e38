import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import * as limits from "../limits.ts";
import { reportReasonNames } from "../moderation/report.ts";
import { done } from "./fields.ts";

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
  rate: "violations",
  summary: "Take a browser's reports of what the content security policy kept from happening.",
  body: "reports",
  maxBytes: limits.reportsBytes,
  request: z.object({ reports: z.union([z.array(Report), FormerReport]) }),
  response: z.object({}),
});

export const report = endpoint({
  method: "POST",
  path: "/api/report/",
  auth: "public",
  effect: "write",
  needs: ["reports:write", "profile:read", "lists:read", "rankings:read"],
  rate: "reports",
  summary: "Tell the operator of a profile or a list that should not be there.",
  request: z.object({
    /** The path of its page: a profile, a custom list or a ranking list. */
    page: z.string().max(200),
    reason: z.enum(reportReasonNames),
    // The handler has the sentence for what is too long.
    text: z.string().trim().default(""),
  }),
  response: done,
});
