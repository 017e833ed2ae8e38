import { useState } from "react";
import { TitleLink } from "../cards/TitleLink.tsx";
import { useCall } from "../calls/queries.ts";
import { useSession } from "../calls/session.ts";
import type { FinishedTitle } from "../toasts/toast-queue.ts";
import { titleRequest } from "../tracking/entry-fields.ts";
import { langOf, useTitleLanguage } from "../words/title-language.ts";
import { nameIn } from "../../shared/titles/title-name.ts";
import { ordinal } from "../words/ordinal.ts";

/** Which of all finished titles this one is, and what would go on with it: "Finished, your 198th anime. Next: …". */
export function FinishedLine({ kind, id }: FinishedTitle) {
  const { username } = useSession();
  const language = useTitleLanguage();
  // As it is counted when the message comes: what is finished later, here or elsewhere, moves no place.
  const [place, setPlace] = useState<number>();
  const [cameAtMs] = useState(Date.now);
  const fresh = { staleTime: 0, enabled: username !== "" && place === undefined };
  const list = { username, status: "COMPLETED", page_size: 1 } as const;
  const completed = useCall<"get_anime" | "get_manga">(`get_${kind}`, list, fresh);
  const details = useCall<"get_anime_details" | "get_manga_details">(
    `get_${kind}_details`,
    titleRequest(kind, id),
  );
  const next = details.data?.story?.next;
  const name =
    next &&
    nameIn(language, { romaji: next.title, english: next.english, japanese: next.japanese });
  if (place === undefined) {
    // What is known may be from before.
    if (completed.data && completed.dataUpdatedAt >= cameAtMs) setPlace(completed.data.total_count);
    return null;
  }
  return (
    <span className="toast__finished">
      Finished, your {ordinal(place)} {kind}.{" "}
      {next && name && (
        <>
          Next:{" "}
          <TitleLink kind={kind} id={next.id} lang={langOf(name)}>
            {name}
          </TitleLink>
        </>
      )}
    </span>
  );
}
