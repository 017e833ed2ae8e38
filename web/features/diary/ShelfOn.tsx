import { useState } from "react";
import type { Day } from "../../../shared/entries/day.ts";
import { kindRules, type Kind, type Status } from "../../../shared/kind.ts";
import { nameIn } from "../../../shared/titles/title-name.ts";
import { timeZone } from "../../browser/time-zone.ts";
import type { CallResponse } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { langOf, useTitleLanguage } from "../../words/title-language.ts";
import { statusWords, titleCount } from "../../words/title-words.ts";
import { DiaryOff } from "./DiaryOff.tsx";
import { DiarySkeleton } from "./DiarySkeleton.tsx";

type Row = CallResponse<"shelf_on">["titles"][number];

const headings: Readonly<Record<Kind, string>> = { anime: "Anime", manga: "Manga" };

/** So many titles of a status are shown before somebody asks for all. */
const rowsShown = 60;

/** Begun first, then what was done, then what was planned. */
const orderOf = (kind: Kind): readonly Status[] => [kindRules[kind].active, "COMPLETED", "PLANNED"];

/** A list as it was at the end of a day. */
export function ShelfOn({ kind, day }: { readonly kind: Kind; readonly day: Day }) {
  const { data, error, isPending, refetch } = useCall("shelf_on", { kind, day, tz: timeZone() });
  if (isPending) return <DiarySkeleton />;
  if (data === undefined) {
    return <FailedState what={`your ${kind} of that day`} error={error} onRetry={refetch} />;
  }
  if (data.state !== "kept") return <DiaryOff state={data.state} />;
  const { titles } = data;
  const headingId = `shelf-on-${kind}`;
  return (
    <section className="shelf-on" aria-labelledby={headingId}>
      <h2 id={headingId} className="diary__name">
        {headings[kind]}
        <span className="shelf-on__count"> {titleCount(titles.length)}</span>
      </h2>
      {titles.length === 0 && <p className="diary__when">Nothing was on this list.</p>}
      {orderOf(kind).map((status) => (
        <Group
          key={status}
          kind={kind}
          status={status}
          rows={titles.filter((row) => row.status === status)}
        />
      ))}
    </section>
  );
}

function Group({
  kind,
  status,
  rows,
}: {
  readonly kind: Kind;
  readonly status: Status;
  readonly rows: readonly Row[];
}) {
  const [isAll, setAll] = useState(false);
  const language = useTitleLanguage();
  if (rows.length === 0) return null;
  const named = rows
    .map((row) => ({
      ...row,
      name: nameIn(language, {
        romaji: row.title,
        english: row.title_english,
        japanese: row.title_japanese,
      }),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  const shown = isAll ? named : named.slice(0, rowsShown);
  return (
    <>
      <h3 className="shelf-on__status">
        {statusWords[status]} <span className="shelf-on__count">{rows.length}</span>
      </h3>
      <ul className="shelf-on__rows">
        {shown.map(({ id, name, progress, total }) => (
          <li key={id} className="shelf-on__row">
            <TitleLink className="diary__title" kind={kind} id={id} lang={langOf(name)}>
              {name}
            </TitleLink>
            {progress !== null && progress > 0 && (
              <span className="diary__when">
                {progress}
                {total !== null && ` / ${total}`}
              </span>
            )}
          </li>
        ))}
      </ul>
      {shown.length < named.length && (
        <Button
          className="diary__earlier"
          variant="quiet"
          size="small"
          onClick={() => {
            setAll(true);
          }}
        >
          Show all {titleCount(named.length)}
        </Button>
      )}
    </>
  );
}
