import { Link } from "../../addresses/Link.tsx";
import { paths } from "../../addresses/paths.ts";

/** Says why there are no days, and to whom it is how there can be some. */
export const NoDiary = ({
  username,
  isOwner,
}: {
  readonly username: string;
  readonly isOwner: boolean;
}) =>
  isOwner ? (
    <p className="chart__empty">
      Your diary is turned off, so there are no days to count, and that is fine. Should you miss
      them, <Link to={`${paths.settings}#data`}>turn it on in your settings</Link>: what you watch
      and read from then on shows here.
    </p>
  ) : (
    <p className="chart__empty">{username} keeps no diary, so there are no days here.</p>
  );
