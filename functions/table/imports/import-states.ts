import type { ImportState } from "../../../shared/imports.ts";

/*
 * The life of an import, as a table: every write that moves one is a row here, and its expressions are made from it.
 *
 *   uploading → waiting → running → finished or failed
 *   finished or failed → undoing → undone, or finished where undoing is given up
 */

/** What must hold beside the state. */
const conditions = {
  /** Nobody works on it, or has fallen silent; by this owner it was taken when the answer to a first try was lost. */
  leaseIsFree: "(attribute_not_exists(leaseUntilMs) OR leaseUntilMs < :now OR leaseOwner = :owner)",
  leaseIsMine: "leaseOwner = :owner",
  /** No later version of this code has written plans for it. */
  plansAreKnown: "(attribute_not_exists(planVersion) OR planVersion <= :planVersion)",
  /** Its one e-mail is nobody's, or this call's own, when the answer to a first try was lost. */
  mailIsFree: "(attribute_not_exists(mailedAtMs) OR mailedBy = :claim)",
  /** It is where whoever decided this has seen it. */
  isAsSeen: "#state = :seen",
} as const;

/** What is written beside the state. */
const writes = {
  part: "got.#part = :rows",
  queued: "queuedAtMs = :now, queuedAttempts = attempts",
  queuedAgain: "requeues = if_not_exists(requeues, :zero) + :one",
  taken: "leaseOwner = :owner, attempts = attempts + :one, planVersion = :planVersion",
  lease: "leaseUntilMs = :leaseUntil",
  noLease: "leaseUntilMs = :zero",
  progress: "done = :done",
  rested: "finishedAtMs = if_not_exists(finishedAtMs, :now)",
  report: "report = :report",
  failure: "failure = :failure",
  mailed: "mailedAtMs = :now, mailedBy = :claim",
  opened:
    "openedAtMs = :now, queuedAtMs = :now, attempts = :zero, done = :zero, queuedAttempts = :zero, requeues = :zero",
  edgeId: "edgeId = :edgeId",
} as const;

/** One way to move an import. */
interface Transition {
  readonly from: readonly ImportState[];
  /** Left out where the state stays. */
  readonly to?: ImportState;
  readonly by: "the user" | "a worker" | "the sweep" | "the user or the sweep";
  readonly when: readonly (keyof typeof conditions)[];
  readonly sets: readonly (keyof typeof writes)[];
}

const underWay = ["waiting", "running", "undoing"] as const;
const placing = ["waiting", "running"] as const;

/**
 * Every way to move an import. What brings one to rest may find it there: the answer to its first try was lost, and whose
 * lease it is has not changed.
 */
export const transitions = {
  /** A further file of a split list has come. */
  receive: { from: ["uploading"], by: "the user", when: [], sets: ["part"] },
  /** All files have come, or no more are waited for. */
  begin: {
    from: ["uploading"],
    to: "waiting",
    by: "the user or the sweep",
    when: [],
    sets: ["queued"],
  },
  /** Its message is taken for lost. */
  queueAgain: {
    from: underWay,
    by: "the sweep",
    when: ["isAsSeen"],
    sets: ["queued", "queuedAgain"],
  },
  /** A worker takes it in hand. Two never have one import, whatever the queue delivers. */
  take: {
    from: underWay,
    by: "a worker",
    when: ["plansAreKnown", "leaseIsFree"],
    sets: ["taken", "lease"],
  },
  /** A chunk is placed. */
  place: {
    from: placing,
    to: "running",
    by: "a worker",
    when: ["leaseIsMine"],
    sets: ["progress", "lease"],
  },
  /** A chunk is put back. */
  putBack: {
    from: ["undoing"],
    by: "a worker",
    when: ["leaseIsMine"],
    sets: ["progress", "lease"],
  },
  /** A worker that could not finish lets go, so that nobody waits for its lease to end. */
  release: { from: underWay, by: "a worker", when: ["leaseIsMine"], sets: ["noLease"] },
  /** Whoever ends it may send its one e-mail. */
  claimMail: { from: placing, by: "a worker", when: ["mailIsFree"], sets: ["mailed"] },
  finish: {
    from: [...placing, "finished"],
    to: "finished",
    by: "a worker",
    when: ["leaseIsMine"],
    sets: ["rested", "noLease", "report"],
  },
  fail: {
    from: [...placing, "failed"],
    to: "failed",
    by: "a worker",
    when: ["leaseIsMine"],
    sets: ["rested", "noLease", "report", "failure"],
  },
  /** The user undoes it. */
  reopen: {
    from: ["finished", "failed"],
    to: "undoing",
    by: "the user",
    when: ["isAsSeen"],
    sets: ["opened", "edgeId"],
  },
  finishUndoing: {
    from: ["undoing", "undone"],
    to: "undone",
    by: "a worker",
    when: ["leaseIsMine"],
    sets: ["rested", "noLease"],
  },
  /** What could not be put back stays as the import made it. */
  giveUpUndoing: {
    from: ["undoing", "finished"],
    to: "finished",
    by: "a worker",
    when: ["leaseIsMine"],
    sets: ["rested", "noLease", "failure"],
  },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof transitions;

/** What the expressions of a transition speak of, by the names of their placeholders. */
export type Facts = Readonly<Record<string, unknown>>;

/** An update as DynamoDB takes it. */
interface Expressions {
  readonly UpdateExpression: string;
  readonly ConditionExpression: string;
  readonly ExpressionAttributeNames: Record<string, string>;
  readonly ExpressionAttributeValues: Record<string, unknown>;
}

/** What every transition may speak of. */
const constants = { zero: 0, one: 1 };

/**
 * The update that makes a transition, if it may be made. `facts` holds the values of its placeholders; `part` names the
 * attribute of a file, and `add` what is added to sets. Throws when a fact is missing.
 */
export function expressionsOf(
  { from, to, when, sets }: Transition,
  facts: Facts,
  { part, add }: { readonly part?: string; readonly add?: string } = {},
): Expressions {
  const states = Object.fromEntries(from.map((state, at) => [`from${at}`, state]));
  const set = [...(to === undefined ? [] : ["#state = :to"]), ...sets.map((name) => writes[name])];
  const UpdateExpression = `SET ${set.join(", ")}${add === undefined ? "" : ` ADD ${add}`}`;
  const ConditionExpression = [
    `#state IN (${Object.keys(states)
      .map((name) => `:${name}`)
      .join(", ")})`,
    ...when.map((name) => conditions[name]),
  ].join(" AND ");
  const known: Facts = { ...constants, now: Date.now(), ...states, to, ...facts };
  const spoken = new Set(`${UpdateExpression} ${ConditionExpression}`.match(/(?<=:)\w+/g));
  const values = Array.from(spoken, (name) => {
    const value = known[name];
    if (value === undefined) throw new Error(`A transition of an import needs "${name}"`);
    return [`:${name}`, value];
  });
  return {
    UpdateExpression,
    ConditionExpression,
    ExpressionAttributeNames: {
      "#state": "state",
      ...(part === undefined ? {} : { "#part": part }),
    },
    ExpressionAttributeValues: Object.fromEntries(values) as Record<string, unknown>,
  };
}
