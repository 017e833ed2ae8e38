import { LockIcon } from "../../ui/display/lock-icon.tsx";
import { GlobeIcon } from "../../ui/display/page-icons.tsx";
import "./VisibilityMark.css";

/** Says who can see a list, by icon and word. */
export function VisibilityMark({ isPublic }: { readonly isPublic: boolean }) {
  return (
    <span className="visibility-mark">
      {isPublic ? <GlobeIcon /> : <LockIcon />}
      {isPublic ? "Public" : "Private"}
    </span>
  );
}
