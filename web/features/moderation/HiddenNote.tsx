import type { CallResponse } from "../../calls/api.ts";
import { Decision } from "./Decision.tsx";
import "./HiddenNote.css";

type Hidden = NonNullable<CallResponse<"list">["hidden"]>;

/** Tells the owner of something that nobody else sees it, why, and until when it can be had back. */
export function HiddenNote({ hidden }: { readonly hidden: Hidden }) {
  const { reason, erased_at, with_account } = hidden;
  return (
    <p className="hidden-note" role="note">
      <strong>
        {with_account
          ? "The site's moderators have hidden your profile, and this with it: only you can see it."
          : "Hidden by the site's moderators: only you can see this."}
      </strong>
      <Decision reason={reason} erasedAt={erased_at} />
    </p>
  );
}
