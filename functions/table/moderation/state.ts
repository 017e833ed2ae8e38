import * as z from "zod";

/** That an operator has decided something of a thing: by which act of the trail, when (seconds since 1970) and why. */
const Mark = z.object({ act: z.string(), at: z.number(), reason: z.string() });

/**
 * What operators have decided of a thing that everybody may see. It is stored on the thing itself, so that whoever reads
 * the thing knows it; a thing of which nothing is decided has none.
 */
export const Moderation = z.object({
  /** Nobody but its owner sees it. */
  hidden: Mark.optional(),
  /** Its account does not sign in, and nobody sees anything of it. */
  suspended: Mark.optional(),
  /** It goes at `due`, and until then is as suspended, or hidden. */
  erasing: Mark.extend({ due: z.number() }).optional(),
  /** Reports from before this are settled. */
  dismissed: Mark.optional(),
});
export type Moderation = z.infer<typeof Moderation>;

/** A thing, as far as operators have decided something of it. */
export interface Moderated {
  readonly moderation?: Moderation | undefined;
}

/** The decision by which nobody but its owner may see a thing; undefined where there is none. */
export const takenDown = ({ moderation = {} }: Moderated): z.infer<typeof Mark> | undefined =>
  moderation.erasing ?? moderation.suspended ?? moderation.hidden;

/** Whether an account may not sign in. */
export const isSuspended = ({ moderation = {} }: Moderated): boolean =>
  moderation.suspended !== undefined || moderation.erasing !== undefined;

/** The condition of a write that a profile is there and may sign in: as {@link isSuspended} reads it. */
export const maySignIn =
  "attribute_exists(pk) AND attribute_not_exists(moderation.suspended) " +
  "AND attribute_not_exists(moderation.erasing)";

/** What the owner of a thing is told of its being hidden; as fields of answers are named. */
interface Hidden {
  readonly reason: string;
  /** When it will be erased, in milliseconds since 1970; null where it will not. */
  readonly erased_at: number | null;
  /** Whether the thing was not taken down by itself, but with its owner's account. */
  readonly with_account: boolean;
}

/**
 * What the owner of a thing is told of its being hidden, by itself or with the account (`owner`, undefined where the thing
 * is the account); null where it is not.
 */
export function hiddenFor(thing: Moderated, owner?: Moderated): Hidden | null {
  const withAccount = takenDown(thing) === undefined && owner !== undefined;
  const { moderation } = withAccount ? owner : thing;
  const mark = takenDown({ moderation });
  if (mark === undefined) return null;
  const due = moderation?.erasing?.due;
  return {
    reason: mark.reason,
    erased_at: due === undefined ? null : due * 1000,
    with_account: withAccount,
  };
}
