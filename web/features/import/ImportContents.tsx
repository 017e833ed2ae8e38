import { kinds, type Kind } from "../../../shared/kind.ts";
import { cutNote, keptReasons } from "../../../shared/imports.ts";
import type { ListedStatus } from "../../../shared/list-file/list-status.ts";
import { titleCount } from "../../words/title-words.ts";
import type { ListSummary } from "./list-summary.ts";
import "./ImportContents.css";

const words: Readonly<Record<Kind, Readonly<Record<ListedStatus, string>>>> = {
  anime: {
    completed: "Completed",
    active: "Watching",
    planned: "Plan to Watch",
    on_hold: "On-Hold",
    repeating: "Rewatching",
    dropped: "Dropped",
  },
  manga: {
    completed: "Completed",
    active: "Reading",
    planned: "Plan to Read",
    on_hold: "On-Hold",
    repeating: "Rereading",
    dropped: "Dropped",
  },
};

/** What becomes of a status that our lists do not have; entries that are kept aside say why themselves. */
const onHoldNotes: Readonly<Record<Kind, string>> = {
  anime: "On-Hold arrives as Watching, or as Planned if nothing was watched.",
  manga: "On-Hold arrives as Reading, or as Planned if nothing was read.",
};

const total = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** What is in the chosen file: how many titles of which status, and which of them will be kept aside. */
export function ImportContents({
  summary,
  kind,
}: {
  readonly summary: ListSummary | "unreadable" | undefined;
  readonly kind: Kind;
}) {
  return (
    <div className="import-contents" role="status">
      {summary !== undefined && <Contents summary={summary} kind={kind} />}
    </div>
  );
}

function Contents({
  summary,
  kind,
}: {
  readonly summary: ListSummary | "unreadable";
  readonly kind: Kind;
}) {
  if (summary === "unreadable") return <p>We could not look into this file.</p>;
  const { rows, placed, kept, cut, isCutOff } = summary;
  const found = rows.anime + rows.manga;
  const [other = "anime"] = kinds.filter((each) => each !== kind);
  if (found === 0) return <p>We found no titles in this file.</p>;
  if (rows[kind] === 0) {
    return (
      <p>
        {titleCount(found)} found, but this is {other === "anime" ? "an anime" : "a manga"} list:
        please use Import {other} for it.
      </p>
    );
  }
  return (
    <>
      <p>{titleCount(found)} found</p>
      {isCutOff && (
        <p className="import-contents__warning">
          This file breaks off in the middle: the rest of your list is missing. You can upload what
          is here, or export your list once more.
        </p>
      )}
      <ul className="import-contents__statuses">
        {Object.entries(words[kind]).map(([status, word]) => {
          const count = placed.get(status as ListedStatus);
          return (
            count !== undefined && (
              <li key={status}>
                {word} <strong>{count}</strong>
              </li>
            )
          );
        })}
      </ul>
      {cut > 0 && <p>{cutNote(cut)}</p>}
      {placed.has("on_hold") && <p>{onHoldNotes[kind]}</p>}
      {kept.size > 0 && (
        <>
          <p>
            {titleCount(total(kept))} will be kept aside. Nothing is lost: your export gives all of
            it back.
          </p>
          <ul className="import-contents__kept">
            {[...kept].map(([reason, count]) => (
              <li key={reason}>
                {count}: {keptReasons[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
