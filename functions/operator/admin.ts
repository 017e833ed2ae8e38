import * as z from "zod";
import { ApiError } from "../../shared/errors.ts";
import * as limits from "../../shared/limits.ts";
import { act } from "../moderation/act.ts";
import { lookAt } from "../moderation/look.ts";
import { nameInTrail, requireNamed } from "../moderation/named-thing.ts";
import { openReports } from "../moderation/open-reports.ts";
import { undo } from "../moderation/undo.ts";
import { Verb } from "../moderation/verbs.ts";
import { asActed, asTrail } from "../moderation/words.ts";
import { listActs } from "../table/moderation/acts.ts";
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
    most: z.number().int().min(1).max(1000).default(50),
  }),
]);
export type Order = z.input<typeof Order>;

/** What the operator is told: line by line, and the act that was entered into the trail; or why nothing was done. */
export type Told =
  { readonly lines: readonly string[]; readonly act?: string } | { readonly refused: string };

/** Usernames are the same in any case, ids are not. */
const comparable = (name: string): string =>
  name.startsWith("/profile/") ? name.toLowerCase() : name;

/**
 * What the trail has of what an operator means, also where it is gone by now and only the trail knows its name. Throws ApiError
 * for what names nothing there either: a name that is misspelt is no clean record.
 */
async function trailOf(thing: string, most: number): Promise<string[]> {
  const named = await requireNamed(thing).catch((error: unknown) => {
    if (error instanceof ApiError) return error;
    throw error;
  });
  if (!(named instanceof ApiError)) {
    const key = keyOfThing(named.thing);
    return asTrail(await listActs(most, (act) => keyOfThing(act.thing) === key), named.name);
  }
  const name = nameInTrail(thing);
  const acts = await listActs(most, (act) => comparable(act.name) === comparable(name));
  if (acts.length > 0) return asTrail(acts, name);
  // Of a picture one would have to say whose it is, and here one cannot.
  if (!name.startsWith("/media/")) throw named;
  throw new ApiError("not_found", `The trail has nothing of ${name}.`);
}

async function carryOut(order: z.output<typeof Order>): Promise<Told> {
  if (order.verb === "look") {
    return { lines: await lookAt(await requireNamed(order.thing, order.of)) };
  }
  if (order.verb === "reports") return { lines: await openReports(order.most) };
  if (order.verb === "trail") {
    const { thing, most } = order;
    return {
      lines: thing === undefined ? asTrail(await listActs(most)) : await trailOf(thing, most),
    };
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
