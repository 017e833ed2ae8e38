import type { ReactNode } from "react";
import { NavLink } from "../addresses/Link.tsx";
import { paths } from "../addresses/paths.ts";
import {
  HomeFilledIcon,
  HomeIcon,
  ListFilledIcon,
  ListIcon,
  PersonFilledIcon,
  PersonIcon,
  SearchIcon,
  SparkFilledIcon,
  SparkIcon,
} from "../ui/display/icons.tsx";
import { useOpenPalette } from "../features/search/palette.tsx";
import "./BottomBar.css";

/** The thumb's navigation of a signed-in user on small screens. */
export function BottomBar({ username }: { readonly username: string }) {
  const openPalette = useOpenPalette();
  return (
    <nav className="bottom-bar" aria-label="Main">
      <BarLink to={paths.home} label="Home" icon={<HomeIcon />} current={<HomeFilledIcon />} />
      <button
        type="button"
        className="bottom-bar__item"
        aria-haspopup="dialog"
        onClick={openPalette}
      >
        <SearchIcon />
        Search
      </button>
      <BarLink
        to={paths.shelf("anime", username, "WATCHING")}
        label="Lists"
        icon={<ListIcon />}
        current={<ListFilledIcon />}
      />
      <BarLink
        to={paths.recommend}
        label="Recommend"
        icon={<SparkIcon />}
        current={<SparkFilledIcon />}
      />
      <BarLink
        to={paths.profile(username)}
        label="Profile"
        icon={<PersonIcon />}
        current={<PersonFilledIcon />}
      />
    </nav>
  );
}

interface BarLinkProps {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The icon on the page the link leads to. */
  readonly current: ReactNode;
}

function BarLink({ to, label, icon, current }: BarLinkProps) {
  return (
    <NavLink to={to} className="bottom-bar__item">
      {(isHere) => (
        <>
          {isHere ? current : icon}
          {label}
        </>
      )}
    </NavLink>
  );
}
