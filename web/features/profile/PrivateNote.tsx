import { Link } from "../../addresses/Link.tsx";
import { paths } from "../../addresses/paths.ts";
import { LockIcon } from "../../ui/display/lock-icon.tsx";

/** Reminds the owner of a private profile that nobody else sees it. */
export const PrivateNote = () => (
  <p className="private-note" role="note">
    <LockIcon />
    <span>
      Your profile is private: only you see it.{" "}
      <Link to={`${paths.settings}#account`}>Change this in your settings</Link>
    </span>
  </p>
);
