import { Link } from "../addresses/Link.tsx";
import { brand } from "../words/brand.ts";
import { paths } from "../addresses/paths.ts";
import { LogoMark } from "../ui/display/Logo.tsx";
import { TitleLanguageChoice } from "../features/settings/TitleLanguageChoice.tsx";
import { ThemeSwitcher } from "./ThemeSwitcher.tsx";
import "./Footer.css";

/** The foot of every page. */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer__row">
        <div className="footer__about">
          <Link to={paths.home} className="footer__brand">
            <LogoMark size={24} />
            {brand.name}
          </Link>
          <p className="footer__note">{brand.tagline}</p>
        </div>
        <ThemeSwitcher />
        <div className="footer__titles">
          <span aria-hidden="true">Titles in</span>
          <TitleLanguageChoice />
        </div>
        <div className="footer__links">
          <Link to={paths.browse("anime")}>Anime</Link>
          <Link to={paths.browse("manga")}>Manga</Link>
          <Link to={paths.thisSeason}>This season</Link>
          <Link to={paths.calendar}>Calendar</Link>
          <Link to={paths.topUsers}>Top users</Link>
          <Link to={paths.rankingLists}>Ranking lists</Link>
          <Link to={paths.terms}>Terms of Service</Link>
          <Link to={paths.privacy}>Privacy Policy</Link>
          <Link to={paths.credits}>Credits</Link>
          <span>
            Catalogue:{" "}
            <a href="https://github.com/bangumi-data/bangumi-data">bangumi-data (CC BY 4.0)</a>
          </span>
        </div>
      </div>
    </footer>
  );
}
