import type { ReactNode } from "react";
import { Link } from "../addresses/Link.tsx";
import { brand } from "../words/brand.ts";
import { paths } from "../addresses/paths.ts";
import { SearchIcon } from "../ui/display/icons.tsx";
import { LogoMark } from "../ui/display/Logo.tsx";
import "./Header.css";

/** The bar at the head of every page: the way home, and what is given. */
export function HeaderBar({ children }: { readonly children: ReactNode }) {
  return (
    <header className="header">
      <div className="header__row">
        <Link to={paths.home} className="header__brand" aria-label={`${brand.name}, home`}>
          <LogoMark />
          <span className="header__name">{brand.name}</span>
        </Link>
        {children}
      </div>
    </header>
  );
}

/** What the search box of the bar says. */
export function SearchBoxText() {
  return (
    <>
      <SearchIcon />
      <span className="header__search-text">Search for anime...</span>
    </>
  );
}
