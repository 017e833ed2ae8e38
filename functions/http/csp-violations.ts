import type { csp_reports } from "../../shared/api/reports.ts";
import type { RequestOf } from "../../shared/endpoint.ts";
import * as limits from "../../shared/limits.ts";

type Reports = RequestOf<typeof csp_reports>["reports"];

/** What a page of ours was kept from doing: nothing that says who saw which page. */
interface Violation {
  readonly directive: string;
  /** "inline", "eval" and the like; an origin; or a scheme such as "data:". */
  readonly blocked: string;
  /** The first part of the page's path: "/profile". */
  readonly page: string;
  /** The file of our build, or the origin, that tried; undefined where the browser does not say. */
  readonly source: string | undefined;
  readonly line: number | undefined;
}

/** The distinct violations that some reports tell of; without those of browser extensions, which are not ours to mend. */
export function violationsIn(reports: Reports): Violation[] {
  const distinct = new Map<string, Violation>();
  for (const told of toldIn(reports)) {
    if (isExtension(told.blocked) || isExtension(told.source)) continue;
    const violation = {
      directive: /^[a-z-]{1,40}/.exec(told.directive ?? "")?.[0] ?? "unknown",
      blocked: withoutPath(told.blocked) ?? "unknown",
      page: firstPart(told.page),
      source: sourceOf(told.source),
      line: told.line ?? undefined,
    };
    distinct.set(JSON.stringify(violation), violation);
  }
  return [...distinct.values()].slice(0, limits.reportsLogged);
}

type Text = string | null | undefined;

/** What a report says, under one name for both kinds of reports. */
interface Told {
  readonly directive: Text;
  readonly page: Text;
  readonly blocked: Text;
  readonly source: Text;
  readonly line: number | null | undefined;
}

function toldIn(reports: Reports): Told[] {
  if (!Array.isArray(reports)) {
    const report = reports["csp-report"];
    return [
      {
        directive: report["effective-directive"] ?? report["violated-directive"],
        page: report["document-uri"],
        blocked: report["blocked-uri"],
        source: report["source-file"],
        line: report["line-number"],
      },
    ];
  }
  return reports.flatMap(({ type, body }) =>
    type === "csp-violation" && body
      ? [
          {
            directive: body.effectiveDirective,
            page: body.documentURL,
            blocked: body.blockedURL,
            source: body.sourceFile,
            line: body.lineNumber,
          },
        ]
      : [],
  );
}

const isExtension = (address: Text): boolean => /^[a-z-]*extension\b/i.test(address ?? "");

/** What is no address says what was blocked, such as "inline"; of an address its origin stays, or its scheme. */
function withoutPath(address: Text): string | undefined {
  if (!address) return undefined;
  if (/^[a-z-]{1,30}$/.test(address)) return address;
  const url = URL.parse(address);
  if (url === null) return undefined;
  return /^https?:$/.test(url.protocol) ? url.origin : url.protocol;
}

const firstPart = (address: Text): string =>
  /^\/[^/]{0,40}/.exec(URL.parse(address ?? "")?.pathname ?? "")?.[0] ?? "unknown";

/** The name of a file of the build says where to look, and names nobody. */
function sourceOf(address: Text): string | undefined {
  const file = /^\/assets\/[\w.-]{1,80}$/.exec(URL.parse(address ?? "")?.pathname ?? "")?.[0];
  return file ?? withoutPath(address);
}
