import { paths } from "../../addresses/paths.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";

/** The ways to a user's anime lists. */
export function ShelfButtons({
  username,
  onLeave,
}: {
  readonly username: string;
  readonly onLeave: (() => void) | undefined;
}) {
  const buttons = [
    { label: "See Watchlist", to: `${paths.shelf("anime", username, "PLANNED")}/` },
    { label: "See Currently Watching", to: paths.shelf("anime", username, "WATCHING") },
    { label: "See Completed Anime", to: paths.shelf("anime", username, "COMPLETED") },
  ];
  return (
    <div className="search__shelves">
      {buttons.map(({ label, to }) => (
        <ButtonLink
          key={to}
          variant="outlined"
          size="small"
          to={to}
          replace={onLeave !== undefined}
          onClick={onLeave}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
