import { brand } from "../../words/brand.ts";

const day = new Intl.DateTimeFormat("en", { dateStyle: "long" });

/** An address as people read it: of a mailbox without its scheme. */
const shown = (address: string): string => address.replace(/^(?:mailto:|https:\/\/)/, "");

/** Why the site's moderators took something down, until when it can be had back, and where its owner may object. */
export function Decision({
  reason,
  erasedAt,
}: {
  /** Empty where nothing was said. */
  readonly reason: string;
  /** When it will be erased, in milliseconds since 1970; null where it will not. */
  readonly erasedAt: number | null;
}) {
  return (
    <>
      {reason !== "" && <span>Their reason: {reason}</span>}
      {erasedAt !== null && <span>It will be deleted on {day.format(erasedAt)}.</span>}
      {brand.contact !== "" && (
        <span>
          A mistake? Write to <a href={brand.contact}>{shown(brand.contact)}</a>.
        </span>
      )}
    </>
  );
}
