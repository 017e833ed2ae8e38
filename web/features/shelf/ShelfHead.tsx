import { Link } from "../../addresses/Link.tsx";
import { kindRules, type Kind } from "../../../shared/kind.ts";
import { paths } from "../../addresses/paths.ts";
import { useSession } from "../../calls/session.ts";
import { statusWords } from "../../words/title-words.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { LinkTabs } from "../../ui/controls/Tabs.tsx";
import "./ShelfPage.css";

/** Id of the heading that names a list. */
export const shelfHeadingId = "shelf-heading";

/** Whose list it is and which, and the ways to the others; what was dropped is its owner's alone. */
export function ShelfHead({
  kind,
  username,
  heading,
  counterpart,
}: {
  readonly kind: Kind;
  readonly username: string;
  readonly heading: string;
  /** The address of the same list of the other kind. */
  readonly counterpart: string;
}) {
  const session = useSession();
  const links = kindRules[kind].statuses.map((status) => ({
    to: paths.shelf(kind, username, status),
    label: statusWords[status],
  }));
  if (session.username === username) {
    links.push({ to: paths.dropped(kind, username), label: "Dropped" });
  }
  return (
    <>
      <header className="shelf-page__head">
        <div>
          <p className="shelf-page__owner">
            <Link to={paths.profile(username)}>{username}</Link>&apos;s {kind} list
          </p>
          <h1 id={shelfHeadingId}>{heading}</h1>
        </div>
        <ButtonLink variant="outlined" size="small" to={counterpart}>
          {kind === "anime" ? "Manga list" : "Anime list"}
        </ButtonLink>
      </header>
      <LinkTabs label={`Lists of ${username}`} links={links} />
    </>
  );
}
