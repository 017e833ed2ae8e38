import { randomUUID } from "node:crypto";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { noCounts } from "../../../functions/table/imports/import-plan.ts";
import {
  transitions,
  type TransitionName,
} from "../../../functions/table/imports/import-states.ts";
import type * as Jobs from "../../../functions/table/imports/import-jobs.ts";
import type * as Moves from "../../../functions/table/imports/import-moves.ts";
import { importKey } from "../../../functions/table/keys.ts";
import { operatorClient } from "../../../local/aws/operator-client.ts";
import { importStates, type ImportState } from "../../../shared/imports.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { fc } from "../../support/properties.ts";

/*
 * An import is moved at random, by workers that crash, are late, or repeat themselves, by its user and by the sweep, on
 * the real table. What may come of each move is told once more here, in plain words instead of expressions.
 */
let moves: typeof Moves;
let getImport: typeof Jobs.getImport;

beforeAll(async () => {
  becomeFunction();
  moves = await import("../../../functions/table/imports/import-moves.ts");
  ({ getImport } = await import("../../../functions/table/imports/import-jobs.ts"));
});

afterEach(() => {
  vi.restoreAllMocks();
});

const { awsEndpoint, environment } = inject("cloud");
const table = DynamoDBDocumentClient.from(new DynamoDBClient(operatorClient(awsEndpoint)));

/** What an import is, as far as its moves depend on it. */
interface Model {
  state: ImportState;
  owner: string | undefined;
  leaseUntilMs: number;
  hasNewerPlans: boolean;
  isMailed: boolean;
  done: number;
  nowMs: number;
}

/** Whose lease it is for two minutes from now. */
const leaseMs = 120_000;
const isIn = (model: Model, ...states: readonly ImportState[]): boolean =>
  states.includes(model.state);
const isPlacing = (model: Model): boolean => isIn(model, "waiting", "running");
const isUnderWay = (model: Model): boolean => isPlacing(model) || isIn(model, "undoing");

/** A move: whether it may be made, what it makes of the model, and how it is made. Undefined or false: it was not. */
interface Move {
  readonly name: string;
  readonly may: (model: Model) => boolean;
  readonly becomes: (model: Model) => void;
  readonly make: (uid: string, id: string, model: Model) => Promise<unknown>;
}

const report = {
  ...noCounts,
  ...{ reasons: {}, kept: [], isBrokenOff: false, left: 0 },
};

const owners = ["one worker", "another worker"] as const;

const ofWorker = (owner: (typeof owners)[number], done: number): Move[] => {
  const isMine = (model: Model): boolean => model.owner === owner;
  const hold = (model: Model): void => {
    model.leaseUntilMs = model.nowMs + leaseMs;
  };
  const rest = (
    name: string,
    from: (model: Model) => boolean,
    to: ImportState,
    ending: Parameters<typeof moves.restImport>[3],
  ): Move => ({
    name: `${owner}: ${name}`,
    may: (model) => isMine(model) && (from(model) || isIn(model, to)),
    becomes: (model) => Object.assign(model, { state: to, leaseUntilMs: 0 }),
    make: (uid, id) => moves.restImport(uid, id, owner, ending),
  });
  return [
    {
      name: `${owner}: take`,
      may: (model) =>
        isUnderWay(model) &&
        !model.hasNewerPlans &&
        (model.owner === undefined || model.leaseUntilMs < model.nowMs || isMine(model)),
      becomes: (model) => {
        model.owner = owner;
        hold(model);
      },
      make: (uid, id) => moves.takeImport(uid, id, owner),
    },
    {
      name: `${owner}: place ${done}`,
      may: (model) => isMine(model) && isPlacing(model),
      becomes: (model) => {
        Object.assign(model, { state: "running", done });
        hold(model);
      },
      make: (uid, id) => moves.checkpointImport(uid, id, owner, "place", done),
    },
    {
      name: `${owner}: put back ${done}`,
      may: (model) => isMine(model) && isIn(model, "undoing"),
      becomes: (model) => {
        model.done = done;
        hold(model);
      },
      make: (uid, id) => moves.checkpointImport(uid, id, owner, "putBack", done),
    },
    {
      name: `${owner}: release`,
      may: (model) => isMine(model) && isUnderWay(model),
      becomes: (model) => {
        model.leaseUntilMs = 0;
      },
      make: (uid, id) => moves.releaseImport(uid, id, owner),
    },
    rest("finish", isPlacing, "finished", { by: "finish", report }),
    rest("fail", isPlacing, "failed", { by: "fail", report, failure: "No." }),
    rest("finish undoing", (model) => isIn(model, "undoing"), "undone", { by: "finishUndoing" }),
    rest("give up undoing", (model) => isIn(model, "undoing"), "finished", {
      by: "giveUpUndoing",
      failure: "No.",
    }),
  ];
};

const ofOthers = (seen: ImportState): Move[] => [
  {
    name: "receive a file",
    may: (model) => isIn(model, "uploading"),
    becomes: () => undefined,
    make: (uid, id) => moves.receivePart(uid, id, { part: 2, rows: 5, key: "a key" }),
  },
  {
    name: "begin",
    may: (model) => isIn(model, "uploading"),
    becomes: (model) => {
      model.state = "waiting";
    },
    make: (uid, id) => moves.beginImport(uid, id),
  },
  {
    name: `queue again, seen ${seen}`,
    may: (model) => isUnderWay(model) && model.state === seen,
    becomes: () => undefined,
    make: (uid, id) => moves.queueImportAgain(uid, id, seen),
  },
  {
    name: "claim the mail",
    may: (model) => isPlacing(model) && !model.isMailed,
    becomes: (model) => {
      model.isMailed = true;
    },
    make: (uid, id) => moves.claimMail(uid, id),
  },
  {
    name: `reopen, seen ${seen}`,
    may: (model) => isIn(model, "finished", "failed") && model.state === seen,
    becomes: (model) => Object.assign(model, { state: "undoing", done: 0 }),
    make: (uid, id) => moves.reopenImport(uid, id, seen),
  },
  {
    name: "a lease ends",
    may: () => true,
    becomes: (model) => {
      model.nowMs += leaseMs + 1;
    },
    make: () => Promise.resolve(true),
  },
  {
    name: "a later version writes plans",
    may: () => true,
    becomes: (model) => {
      model.hasNewerPlans = true;
    },
    make: async (uid, id) => {
      await table.send(
        new UpdateCommand({
          TableName: environment["TABLE"],
          Key: importKey(uid, id),
          UpdateExpression: "SET planVersion = :later",
          ExpressionAttributeValues: { ":later": 1000 },
        }),
      );
      return true;
    },
  },
];

/** Which files have come before, and then moves; the rarer ones more rarely. */
const walks = fc.record({
  begun: fc.boolean(),
  steps: fc.array(
    fc
      .record({
        owner: fc.constantFrom(...owners),
        done: fc.integer({ min: 0, max: 9 }),
        seen: fc.constantFrom(...importStates),
        which: fc.nat(),
      })
      .map(({ owner, done, seen, which }) => {
        const all = [...ofWorker(owner, done), ...ofOthers(seen)];
        return all[which % all.length] ?? all[0];
      }),
    { minLength: 30, maxLength: 60 },
  ),
});
type Walk = typeof walks extends fc.Arbitrary<infer Value> ? Value : never;

async function walk({ begun, steps }: Walk): Promise<void> {
  const [uid, id] = [randomUUID(), `${Date.now().toString(36)}-walk`];
  const model: Model = {
    state: begun ? "waiting" : "uploading",
    owner: undefined,
    leaseUntilMs: 0,
    hasNewerPlans: false,
    isMailed: false,
    done: 0,
    nowMs: Date.now(),
  };
  const clock = vi.spyOn(Date, "now").mockImplementation(() => model.nowMs);
  try {
    const { state } = model;
    await moves.createImport(
      uid,
      { id, kind: "anime", state, parts: 2, got: { p1: 9 } },
      undefined,
    );
    for (const step of steps) {
      if (step === undefined) continue;
      const may = step.may(model);
      const made = await step.make(uid, id, model);
      expect([step.name, made !== undefined && made !== false]).toEqual([step.name, may]);
      if (may) step.becomes(model);
      const job = await getImport(uid, id);
      expect([step.name, job?.state, job?.done]).toEqual([step.name, model.state, model.done]);
      const isOpen = !["finished", "failed", "undone"].includes(model.state);
      if (step.name.includes("finish") || step.name.includes("reopen")) {
        const open = await moves.listOpenImports();
        expect([step.name, open.some((each) => each.uid === uid)]).toEqual([step.name, isOpen]);
      }
    }
  } finally {
    clock.mockRestore();
    // The sweep is not to see to it.
    await moves.closeImport(uid, id);
  }
}

describe("an import", () => {
  test("goes no way but those of its table, whoever moves it", async () => {
    await fc.assert(fc.asyncProperty(walks, walk), { numRuns: 60 });
  });

  const conditions = Object.entries(transitions).flatMap(([name, { when }]) =>
    [...when, "the states it comes from"].map((condition) => ({ name, condition })),
  );

  // As many walks as it takes, on however busy a machine.
  const patient = { timeout: 240_000 };
  test.each(conditions)(
    "that $name forgot $condition is found",
    patient,
    async ({ name, condition }) => {
      const row: { from: readonly ImportState[]; when: readonly string[] } =
        transitions[name as TransitionName];
      const { from, when } = row;
      if (condition === "the states it comes from") row.from = importStates;
      else row.when = when.filter((each) => each !== condition);
      try {
        const found = await fc.check(fc.asyncProperty(walks, walk), {
          numRuns: 200,
          endOnFailure: true,
        });
        expect(found.failed).toBe(true);
      } finally {
        Object.assign(row, { from, when });
      }
    },
  );
});
