import { ApiError } from "../../shared/errors.ts";
import { getPictureOwner } from "../pictures/used-pictures.ts";
import { nowSeconds } from "../table/client.ts";
import { getAct, listActsSince, type Act } from "../table/moderation/acts.ts";
import { Moderation } from "../table/moderation/state.ts";
import { enter, type Doing } from "./act.ts";
import { nameOf } from "./named-thing.ts";
import { settle } from "./settle.ts";

const markNames = Moderation.keyof().options;
type MarkName = (typeof markNames)[number];

/** Whether an act has decided of a mark: putting an erasure off leaves it decided as it was. */
const decides = ({ before, after }: Act, mark: MarkName): boolean =>
  before[mark]?.act !== after[mark]?.act;

/** The marks that an act has changed. */
const changedBy = (act: Act): MarkName[] =>
  markNames.filter(
    (mark) =>
      decides(act, mark) ||
      (mark === "erasing" && act.before.erasing?.due !== act.after.erasing?.due),
  );

/** Whether a later act is over a mark that an earlier one has changed. An erasure that is put off is still to come. */
const isOver = (act: Act, earlier: Act, mark: MarkName): boolean =>
  decides(earlier, mark) ? decides(act, mark) : changedBy(act).includes(mark);

/** What others have decided since an act of what it changed. */
interface DecidedSince {
  /** The act that took it back. */
  readonly undoneBy: Act | undefined;
  /** Those that decided it anew and hold, the newest first. */
  readonly anew: readonly Act[];
}

/**
 * What all acts since, oldest first, have decided anew. That the state is the same does not say so: others may have decided
 * the same. An undo of one of them is over, as is that one.
 */
function decidedSince(id: string, since: readonly Act[]): DecidedSince {
  const takenBack = new Set<string>();
  const inForce: Act[] = [];
  for (const act of since.toReversed()) {
    if (takenBack.has(act.id)) continue;
    inForce.push(act);
    if (act.undoes !== undefined) takenBack.add(act.undoes);
  }
  const ids = new Set(since.map((act) => act.id));
  return {
    undoneBy: inForce.find(({ undoes }) => undoes === id),
    anew: inForce.filter(
      ({ undoes }) => undoes === undefined || (undoes !== id && !ids.has(undoes)),
    ),
  };
}

/** Why an act cannot be taken back: it was, or by which acts what it changed is decided anew. */
function whyNot(name: string, { undoneBy, anew }: DecidedSince): string {
  if (undoneBy !== undefined) return `It was undone already, by the act ${undoneBy.id}.`;
  // By a clock that is behind, a later act may stand before this one.
  if (anew.length === 0) {
    return `What it did to ${name} was decided anew since: see npm run admin -- trail --of ${name}.`;
  }
  const listed = anew.map((act) => `${act.verb} ${act.id}`).join(", ");
  return `What it did to ${name} was decided anew since, the newest first: ${listed}. Undo these before it, in that order.`;
}

/** Refuses what comes too late to change anything, or would erase the thing at once. */
function requireTime(now: Moderation, undone: Act, changed: readonly MarkName[], name: string) {
  const isDue = (due: number | undefined) => due !== undefined && due <= nowSeconds();
  if (isDue(now.erasing?.due)) {
    throw new ApiError("bad_request", `It is too late: ${name} is being erased.`);
  }
  if (changed.includes("erasing") && isDue(undone.before.erasing?.due)) {
    throw new ApiError(
      "bad_request",
      `The time of that erasure is over, and ${name} would be gone at once: erase it anew.`,
    );
  }
}

/**
 * Takes an act back: what it changed of its thing is again what it was before, and what else was decided of the thing stays.
 * It is an act itself, which can be undone. Throws ApiError 404 for an act that the trail does not have, and 400 where what it
 * changed was decided anew since.
 */
export async function undo(id: string, { by, reason }: Doing): Promise<Act> {
  const undone = await getAct(id);
  if (undone === undefined) throw new ApiError("not_found", `The trail has no act ${id}.`);
  const { thing, before, after } = undone;
  const name = await nameOf(thing);
  const changed = changedBy(undone);
  if (changed.length === 0) {
    throw new ApiError("bad_request", "That act has changed nothing that could be taken back.");
  }
  const isChanged = ([mark]: [string, unknown]): boolean => changed.some((each) => each === mark);
  try {
    return await enter({ thing, name }, { verb: "undo", undoes: id, by, reason }, async (now) => {
      requireTime(now, undone, changed, name);
      const since = (await listActsSince(id, thing)).filter((act) =>
        changed.some((mark) => isOver(act, undone, mark)),
      );
      const decided = decidedSince(id, since);
      const isAsLeft =
        decided.undoneBy === undefined &&
        decided.anew.length === 0 &&
        changed.every((mark) => now[mark]?.act === after[mark]?.act);
      if (!isAsLeft) throw new ApiError("bad_request", whyNot(name, decided));
      return Object.fromEntries([
        ...Object.entries(now).filter((each) => !isChanged(each)),
        ...Object.entries(before).filter(isChanged),
      ]);
    });
  } finally {
    await settle(await getPictureOwner(thing.uid));
  }
}
