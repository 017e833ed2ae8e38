import { LockIcon } from "../../ui/display/lock-icon.tsx";
import { stroked } from "../../ui/display/icons.tsx";
import "./VisibilityMark.css";

const GlobeIcon = stroked(
  "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z",
  "M3.5 12h17",
  "M12 3.5c3 2.5 3.5 6 3.5 8.5s-.5 6-3.5 8.5c-3-2.5-3.5-6-3.5-8.5s.5-6 3.5-8.5Z",
);

/** Says who can see a list, by icon and word. */
export function VisibilityMark({ isPublic }: { readonly isPublic: boolean }) {
  return (
    <span className="visibility-mark">
      {isPublic ? <GlobeIcon /> : <LockIcon />}
      {isPublic ? "Public" : "Private"}
    </span>
  );
}
