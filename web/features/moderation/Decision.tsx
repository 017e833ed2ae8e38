import { localDayOf } from "../../../shared/entries/day.ts";
import { longDay } from "../../../shared/words/day-words.ts";
import { brand } from "../../words/brand.ts";

/** An address as people read it: of a mailbox without its scheme. */
const shown = (address: string): string => address.replace(/^(?:mailto:|https:\/\/)/, "");

interface DecisionProps {
  /** Empty where nothing was said. */
  readonly reason: string;
  /** When it will be erased, in milliseconds since 1970; null where it will not. */
  readonly erasedAt: number | null;
}

/** Why the site's moderators took something down, and until when it can be had back. */
export function Decision({ reason, erasedAt }: DecisionProps) {
  return (
    <>
      {reason !== "" && <span>Their reason: {reason}</span>}
      {erasedAt !== null && <span>It will be deleted on {longDay(localDayOf(erasedAt))}.</span>}
    </>
  );
}

/** The same for who cannot sign in, and so has no other way to the moderators than the contact that they name. */
export function Refused(decision: DecisionProps) {
  return (
    <>
      <Decision {...decision} />
      {brand.contact !== "" && (
        <span>
          A mistake? Write to <a href={brand.contact}>{shown(brand.contact)}</a>.
        </span>
      )}
    </>
  );
}
