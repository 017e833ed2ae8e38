import { randomBytes } from "node:crypto";
import { ApiError } from "../../shared/errors.ts";
import { getPictureOwner } from "../pictures/used-pictures.ts";
import { log } from "../runtime/log.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { nowSeconds } from "../table/client.ts";
import { getAct, getModeration, putAct, type Act } from "../table/moderation/acts.ts";
import type { Moderation } from "../table/moderation/state.ts";
import { nameOf, type NamedThing } from "./named-thing.ts";
import { settle } from "./settle.ts";
import { needsReason, verbs, type Rule, type Verb } from "./verbs.ts";

/** Who does something, and why. */
export interface Doing {
  readonly by: string;
  readonly reason: string;
}

/** An id by which acts are sorted by time: the time, and what tells two of one moment apart. */
export function newActId(nowMs: number): string {
  const time = nowMs.toString(36).padStart(9, "0");
  return `${time}-${randomBytes(4).toString("hex")}`;
}

/** Does something to a thing, as often as others decide of it at the same moment. Throws ApiError for what makes no sense. */
async function enter(
  { thing, name }: NamedThing,
  said: Doing & { readonly verb: string; readonly undoes?: string },
  decide: (before: Moderation, mark: { act: string; at: number; reason: string }) => Moderation,
): Promise<Act> {
  const act = await untilWon(async () => {
    const before = await getModeration(thing);
    if (before === undefined) throw new ApiError("not_found", `${name} is gone.`);
    const nowMs = Date.now();
    const [id, at] = [newActId(nowMs), Math.floor(nowMs / 1000)];
    const after = decide(before, { act: id, at, reason: said.reason });
    const entry: Act = { id, at, thing, name, before, after, ...said };
    return (await putAct(entry)) ? entry : lost;
  });
  const { id, verb, by } = act;
  log("info", "moderation", { act: id, verb, thing: name, by });
  return act;
}

/**
 * Does to a thing what a verb says, and sees to what follows from it. Where it was done before it is refused, and what
 * follows is seen to all the same: another may have been stopped. Throws ApiError 400 and 404.
 */
export async function act(named: NamedThing, verb: Verb, { by, reason }: Doing): Promise<Act> {
  if (needsReason(verb) && reason === "") {
    throw new ApiError("bad_request", `Say why, for the owner of ${named.name} and the trail.`);
  }
  const rule: Rule = verbs[verb];
  try {
    return await enter(named, { verb, by, reason }, (before, mark) =>
      rule(before, mark, named.thing),
    );
  } finally {
    await settle(await getPictureOwner(named.thing.uid));
  }
}

/** What two decisions have in common: whether they are the same, whatever the order in which they are stored. */
const textOf = (moderation: Moderation): string =>
  JSON.stringify(
    Object.entries(moderation)
      .map(([name, mark]) => [name, mark.act])
      .sort(),
  );

/**
 * Takes an act back: what was decided of its thing is again what it was before. It is an act itself, which can be undone.
 * Throws ApiError 404 for an act that the trail does not have, and 400 where something was decided of the thing since.
 */
export async function undo(id: string, { by, reason }: Doing): Promise<Act> {
  const undone = await getAct(id);
  if (undone === undefined) throw new ApiError("not_found", `The trail has no act ${id}.`);
  const { thing, before, after } = undone;
  const named = { thing, name: await nameOf(thing) };
  try {
    return await enter(named, { verb: "undo", undoes: id, by, reason }, (now) => {
      const due = now.erasing?.due;
      if (due !== undefined && due <= nowSeconds()) {
        throw new ApiError("bad_request", `It is too late: ${named.name} is being erased.`);
      }
      if (before.erasing !== undefined && before.erasing.due <= nowSeconds()) {
        throw new ApiError(
          "bad_request",
          `The time of that erasure is over, and ${named.name} would be gone at once: erase it anew.`,
        );
      }
      if (textOf(now) === textOf(after)) return before;
      throw new ApiError(
        "bad_request",
        `Something else was done to ${named.name} since, or it was undone already: see npm run admin -- trail --of ${named.name}.`,
      );
    });
  } finally {
    await settle(await getPictureOwner(thing.uid));
  }
}
