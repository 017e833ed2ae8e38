import { brand } from "../../shared/brand.ts";
import {
  doubtsOf,
  keptReasonNames,
  keptReasons,
  missingPartsNote,
  titles,
} from "../../shared/imports.ts";
import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { addressOf } from "../../shared/pages.ts";
import { grouped } from "../../shared/words/grouped.ts";
import { composeMail, type Figure } from "../mail/layout.ts";
import type { Mail } from "../mail/send.ts";
import type { ImportReport } from "../table/imports/import-jobs.ts";
import { placedRows } from "../table/imports/import-plan.ts";
import { keptTotal } from "./kept-total.ts";
import { isUnchanging } from "./undoing/can-undo.ts";

/** Whose import it was and where the site is. */
export interface ImportMailInput {
  readonly kind: Kind;
  readonly username: string;
  readonly origin: string;
  /** Parts of a list that was split which never came. */
  readonly missingParts: number;
}

const footer = `You get this one e-mail because you imported a list into your ${brand.name} account.`;

const profileUrl = (origin: string, username: string): string =>
  origin + addressOf("profile", { username });

/** A title is added once, however many rows of the file name it; other counts are of rows. */
const newTitles = (added: number): string =>
  added === 0 ? "nothing new is" : `${titles(added)} ${added === 1 ? "is" : "are"} new`;

const rows = (count: number): string => (count === 1 ? "1 row" : `${grouped(count)} rows`);

/** "3 rows: dropped in your file, …", for each reason that there is, and which rows these are, as far as we name them. */
const keptLines = ({ reasons, kept }: ImportReport): (string | string[])[] =>
  keptReasonNames.flatMap((reason) => {
    const count = reasons[reason] ?? 0;
    if (count === 0) return [];
    const named = kept
      .filter((row) => row.reason === reason)
      .map(({ title }) => title || "a row without a title");
    const more =
      count > named.length && named.length > 0 ? [`and ${rows(count - named.length)} more`] : [];
    const line = `${rows(count)}: ${keptReasons[reason]}.`;
    return named.length === 0 ? [line] : [line, [...named, ...more]];
  });

function figuresOf(report: ImportReport, keptAside: number): Figure[] {
  return [
    { count: report.added, label: "added" },
    { count: report.raised, label: "raised" },
    { count: report.updated, label: "updated" },
    { count: report.unchanged, label: "unchanged" },
    { count: keptAside, label: "kept aside" },
  ];
}

/** What came of the file, in as few words as a subject has room for. */
function sum(report: ImportReport, keptAside: number): string {
  const { added, raised, updated } = report;
  if (placedRows(report) > 0) {
    const figures = `${grouped(added)} added, ${grouped(raised)} raised`;
    return updated === 0 ? figures : `${figures}, ${grouped(updated)} updated`;
  }
  return keptAside === 0 ? "the file was empty" : `${rows(keptAside)} kept aside`;
}

/** What came of the file, in one sentence that ends a greeting. */
function outcome(kind: Kind, report: ImportReport, keptAside: number): string {
  if (placedRows(report) > 0) {
    return `your file is read: ${newTitles(report.added)} on your ${kind} list.`;
  }
  return keptAside === 0
    ? `your file was empty, so your ${kind} list is as it was.`
    : `no row of your file has a place on your ${kind} list. The reasons are below.`;
}

/** How to take an import back, where that would change anything. */
const undoLines = (report: ImportReport): string[] =>
  isUnchanging(report)
    ? []
    : [
        `Not what you wanted? You can undo this import for ${limits.importUndoDays} days, in your settings under Your data.`,
      ];

/** Says that an import is done and what became of every row. */
export function importFinishedMail(
  { kind, username, origin, missingParts }: ImportMailInput,
  report: ImportReport,
  earned: readonly string[] = [],
): Mail {
  const lines = keptLines(report);
  const keptAside = keptTotal(report.reasons);
  const figures = figuresOf(report, keptAside);
  const placed = placedRows(report);
  const heading = placed === 0 ? `Your ${kind} list is as it was` : `Your ${kind} list is here`;
  const lead = `Hello ${username}, ${outcome(kind, report, keptAside)}`;
  const provisional =
    report.provisional === 0
      ? []
      : [
          `${titles(report.provisional)} we did not know yet: listed under the name your file gave, until our catalogue learns about ${report.provisional === 1 ? "it" : "them"}.`,
        ];
  const kept =
    keptAside === 0
      ? []
      : [
          "Nothing is lost: rows kept aside come back with your next export. Your settings name them all, under Your data.",
          ...lines,
        ];
  const missing = missingParts === 0 ? [] : [missingPartsNote(missingParts)];
  const badges = earned.length === 0 ? [] : [`New achievements: ${earned.join(", ")}.`];
  return composeMail(`${heading}: ${sum(report, keptAside)}`, {
    origin,
    heading,
    lead,
    figures,
    details: [
      ...missing,
      ...doubtsOf(report),
      ...badges,
      ...provisional,
      ...kept,
      ...undoLines(report),
    ],
    button: { label: "See your lists", href: profileUrl(origin, username) },
    footer,
  });
}

/** Says that an import could not be finished, why, and what to do now. */
export function importFailedMail(
  { kind, username, origin }: ImportMailInput,
  reason: string,
  report: ImportReport,
): Mail {
  const heading = `Your ${kind} list could not be imported`;
  const placed = report.added + report.raised + report.updated;
  const figures = figuresOf(report, keptTotal(report.reasons));
  const lines = keptLines(report);
  const stays =
    placed === 0
      ? "Nothing on your lists was changed."
      : `${titles(placed)} had been placed before and stay on your list. Importing the file again does no harm.`;
  const missing = report.left === 0 ? "" : ` We did not get to ${rows(report.left)} of your file.`;
  const lead = `Hello ${username}, we are sorry: this import did not work. ${reason}`;
  return composeMail(heading, {
    origin,
    heading,
    lead,
    figures,
    details: [stays + missing, ...lines, ...undoLines(report)],
    button: { label: "Try again", href: profileUrl(origin, username) },
    footer,
  });
}
