import { kindRules } from "../../../shared/kind.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths, shelfStatus } from "../../addresses/paths.ts";
import { statusWords } from "../../words/title-words.ts";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";
import { Shelf } from "./Shelf.tsx";
import { ShelfHead } from "./ShelfHead.tsx";
import type { ShelfName } from "./use-shelf.ts";

/** The address of the same list of the other kind. */
function counterpart({ kind, username, status }: ShelfName): string {
  const other = kind === "anime" ? "manga" : "anime";
  const isActive = status === kindRules[kind].active;
  return paths.shelf(other, username, isActive ? kindRules[other].active : status);
}

/** What the address of a shelf says; its status may be none. */
interface ShelfAddress {
  readonly username: string;
  readonly status: string;
}

/** A user's anime of one status. */
export const AnimeShelfPage = (address: ShelfAddress) => <NamedShelf kind="anime" {...address} />;

/** A user's manga of one status. */
export const MangaShelfPage = (address: ShelfAddress) => <NamedShelf kind="manga" {...address} />;

function NamedShelf({ kind, username, status: segment }: ShelfAddress & Pick<ShelfName, "kind">) {
  const status = shelfStatus(kind, segment);
  if (status === undefined) return <NotFoundPage />;
  return <ShelfPage kind={kind} username={username} status={status} />;
}

function ShelfPage(shelf: ShelfName) {
  const { kind, username, status } = shelf;
  const word = statusWords[status];
  usePageTitle(`${word}: ${username}'s ${kind} list`);
  return (
    <div className="shelf-page">
      <ShelfHead kind={kind} username={username} heading={word} counterpart={counterpart(shelf)} />
      {/* Another list starts afresh; another page of the same list keeps what is on screen meanwhile. */}
      <Shelf key={`${kind}/${username}/${status}`} shelf={shelf} />
    </div>
  );
}
