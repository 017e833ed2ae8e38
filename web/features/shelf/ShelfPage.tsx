import { Link } from "react-router-dom";
import { kindRules } from "../../../shared/kind.ts";
import { usePageTitle } from "../../layout/page-title.ts";
import { paths } from "../../paths.ts";
import { statusWords } from "../../words.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { LinkTabs } from "../../ui/Tabs.tsx";
import { Shelf, shelfHeadingId } from "./Shelf.tsx";
import type { ShelfName } from "./use-shelf.ts";
import "./ShelfPage.css";

/** The address of the same list of the other kind. */
function counterpart({ kind, username, status }: ShelfName): string {
  const other = kind === "anime" ? "manga" : "anime";
  const isActive = status === kindRules[kind].active;
  return paths.shelf(other, username, isActive ? kindRules[other].active : status);
}

/** A user's list of one kind and status. */
export function ShelfPage(shelf: ShelfName) {
  const { kind, username, status } = shelf;
  const word = statusWords[status];
  usePageTitle(`${word}: ${username}'s ${kind} list`);
  return (
    <div className="shelf-page">
      <header className="shelf-page__head">
        <div>
          <p className="shelf-page__owner">
            <Link to={paths.profile(username)}>{username}</Link>’s {kind} list
          </p>
          <h1 id={shelfHeadingId}>{word}</h1>
        </div>
        <ButtonLink variant="outlined" size="small" to={counterpart(shelf)}>
          {kind === "anime" ? "Manga list" : "Anime list"}
        </ButtonLink>
      </header>
      <LinkTabs
        label={`Lists of ${username}`}
        links={kindRules[kind].statuses.map((other) => ({
          to: paths.shelf(kind, username, other),
          label: statusWords[other],
        }))}
      />
      {/* Another list starts afresh; another page of the same list keeps what is on screen meanwhile. */}
      <Shelf key={`${kind}/${username}/${status}`} shelf={shelf} />
    </div>
  );
}
