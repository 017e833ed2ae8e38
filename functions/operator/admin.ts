import * as z from "zod";
import { ApiError } from "../../shared/errors.ts";
import * as limits from "../../shared/limits.ts";
import { act, undo } from "../moderation/act.ts";
import { lookAt } from "../moderation/look.ts";
import { requireNamed } from "../moderation/named-thing.ts";
import { openReports } from "../moderation/open-reports.ts";
import { Verb } from "../moderation/verbs.ts";
import { asActed, asTrail } from "../moderation/words.ts";
import { listActs, type Act } from "../table/moderation/acts.ts";
import { keyOfThing } from "../table/moderation/things.ts";

const said = {
  /** The thing that is meant, as `requireNamed` reads it, and whose it is. */
  thing: z.string().min(1),
  of: z.string().optional(),
};
const doing = {
  by: z.string().min(1).max(300),
  reason: z.string().trim().max(limits.moderationReasonCharacters).default(""),
};

/** What the operator's command sends. */
const Order = z.discriminatedUnion("verb", [
  z.object({ verb: Verb, ...said, ...doing }),
  z.object({ verb: z.literal("undo"), act: z.string().min(1), ...doing }),
  z.object({ verb: z.literal("look"), ...said }),
  z.object({ verb: z.literal("reports"), most: z.number().int().min(1).max(1000).default(50) }),
  z.object({
    verb: z.literal("trail"),
    thing: z.string().min(1).optional(),
    of: z.string().optional(),
    most: z.number().int().min(1).max(1000).default(50),
  }),
]);
export type Order = z.input<typeof Order>;

/** What the operator is told: line by line, and the act that was entered into the trail; or why nothing was done. */
export type Told =
  { readonly lines: readonly string[]; readonly act?: string } | { readonly refused: string };

/** A test for acts on what an operator means, also where it is gone by now and only the trail knows its name. */
async function actsOf(thing: string, of: string | undefined): Promise<(act: Act) => boolean> {
  try {
    const key = keyOfThing((await requireNamed(thing, of)).thing);
    return (each) => keyOfThing(each.thing) === key;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "not_found") throw error;
    return ({ name }) => name === thing || name === `/profile/${thing}`;
  }
}

async function carryOut(order: z.output<typeof Order>): Promise<Told> {
  if (order.verb === "look") {
    return { lines: await lookAt(await requireNamed(order.thing, order.of)) };
  }
  if (order.verb === "reports") return { lines: await openReports(order.most) };
  if (order.verb === "trail") {
    const isWanted = order.thing === undefined ? undefined : await actsOf(order.thing, order.of);
    return { lines: asTrail(await listActs(order.most, isWanted)) };
  }
  const done =
    order.verb === "undo"
      ? await undo(order.act, order)
      : await act(await requireNamed(order.thing, order.of), order.verb, order);
  return { lines: asActed(done), act: done.id };
}

/**
 * What `npm run admin` invokes, with the operator's own rights: no route leads here. What makes no sense is refused in a
 * sentence, and is no failure of the function.
 */
export async function handler(event: unknown): Promise<Told> {
  const order = Order.safeParse(event);
  if (!order.success) return { refused: z.prettifyError(order.error) };
  try {
    return await carryOut(order.data);
  } catch (error) {
    if (error instanceof ApiError) return { refused: error.message };
    throw error;
  }
}
