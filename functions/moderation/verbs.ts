import * as z from "zod";
import { ApiError } from "../../shared/errors.ts";
import * as limits from "../../shared/limits.ts";
import type { Moderation } from "../table/moderation/state.ts";
import type { Thing } from "../table/moderation/things.ts";

/** That something is decided: by which act, when and why. */
export type Mark = NonNullable<Moderation["hidden"]>;

/**
 * What is decided of a thing after a verb, by what was before and when it was last reported (seconds since 1970; undefined
 * where it was not). Throws ApiError 400 for what makes no sense.
 */
export type Rule = (
  before: Moderation,
  mark: Mark,
  thing: Thing,
  reportedAt: number | undefined,
) => Moderation;

const refuse = (sentence: string): never => {
  throw new ApiError("bad_request", sentence);
};

/** Refuses what was done already: by which act is said, so that it can be undone. */
function requireNew(mark: Mark | undefined, already: string): void {
  if (mark !== undefined) refuse(`It is ${already} already, by the act ${mark.act}.`);
}

function requireAccount({ kind }: Thing, done: string): void {
  if (kind !== "account") refuse(`Only an account can be ${done}.`);
}

/** A thing that is going to be erased is first to be had back. */
function requireStaying({ erasing }: Moderation): void {
  if (erasing !== undefined) refuse(`It is to be erased: undo the act ${erasing.act} first.`);
}

const without = (before: Moderation, name: keyof Moderation): Moderation =>
  Object.fromEntries(Object.entries(before).filter(([each]) => each !== name));

/** What an operator may do to a thing, beside undoing it, and how that changes what is decided of it. */
export const verbs = {
  hide(before, mark) {
    requireNew(before.hidden, "hidden");
    return { ...before, hidden: mark };
  },
  show(before) {
    requireStaying(before);
    if (before.hidden === undefined) return refuse("It is not hidden.");
    return without(before, "hidden");
  },
  suspend(before, mark, thing) {
    requireAccount(thing, "suspended");
    requireNew(before.suspended, "suspended");
    return { ...before, suspended: mark };
  },
  restore(before, _mark, thing) {
    requireAccount(thing, "restored");
    requireStaying(before);
    if (before.suspended === undefined) return refuse("It is not suspended.");
    return without(before, "suspended");
  },
  erase(before, mark) {
    requireNew(before.erasing, "to be erased");
    const due = mark.at + limits.erasureDays * 86_400;
    return { ...before, erasing: { ...mark, due } };
  },
  dismiss(before, mark, _thing, reportedAt) {
    if (reportedAt === undefined) return refuse("Nobody has reported it.");
    const { dismissed } = before;
    if (dismissed !== undefined && reportedAt <= dismissed.at) {
      return refuse(`Its reports are settled already, by the act ${dismissed.act}.`);
    }
    return { ...before, dismissed: mark };
  },
} as const satisfies Readonly<Record<string, Rule>>;

export const Verb = z.enum(Object.keys(verbs) as [keyof typeof verbs]);
export type Verb = z.infer<typeof Verb>;

const takingDown: ReadonlySet<Verb> = new Set(["hide", "suspend", "erase"]);

/** Whether it has to be said why: the owner of a thing that is taken down reads it. */
export const needsReason = (verb: Verb): boolean => takingDown.has(verb);

/** Whether its rule asks when a thing was last reported. */
export const needsReports = (verb: Verb): boolean => verb === "dismiss";
