import { randomBytes } from "node:crypto";
import { ApiError } from "../../shared/errors.ts";
import { getPictureOwner } from "../pictures/used-pictures.ts";
import { log } from "../runtime/log.ts";
import { lost, untilWon } from "../runtime/until-won.ts";
import { getModeration, putAct, type Act } from "../table/moderation/acts.ts";
import type { Moderation } from "../table/moderation/state.ts";
import type { NamedThing } from "./named-thing.ts";
import { newestReportOf } from "./open-reports.ts";
import { settle } from "./settle.ts";
import { needsReason, needsReports, verbs, type Mark, type Rule, type Verb } from "./verbs.ts";

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
export async function enter(
  { thing, name }: NamedThing,
  said: Doing & { readonly verb: string; readonly undoes?: string },
  decide: (before: Moderation, mark: Mark) => Moderation | Promise<Moderation>,
): Promise<Act> {
  const act = await untilWon(async () => {
    const before = await getModeration(thing);
    if (before === undefined) throw new ApiError("not_found", `${name} is gone.`);
    const nowMs = Date.now();
    const [id, at] = [newActId(nowMs), Math.floor(nowMs / 1000)];
    const after = await decide(before, { act: id, at, reason: said.reason });
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
    return await enter(named, { verb, by, reason }, async (before, mark) =>
      rule(
        before,
        mark,
        named.thing,
        needsReports(verb) ? await newestReportOf(named.thing) : undefined,
      ),
    );
  } finally {
    await settle(await getPictureOwner(named.thing.uid));
  }
}
