import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { nameIn } from "../../../../shared/titles/title-name.ts";
import type { CallResponse } from "../../../calls/api.ts";
import { useLargeCall } from "../../../calls/queries.ts";
import { CoverImage } from "../../../cards/CoverImage.tsx";
import { ChoiceChip } from "../../../ui/display/Chip.tsx";
import { CheckIcon } from "../../../ui/display/icons.tsx";
import { LoadFailure } from "../../../ui/feedback/LoadFailure.tsx";
import { Skeleton, SkeletonGrid } from "../../../ui/feedback/Skeleton.tsx";
import { langOf, namesOf, useTitleLanguage } from "../../../words/title-language.ts";
import { statusWords } from "../../../words/title-words.ts";
import type { Mark, MarkedTitle } from "./seen-marks.ts";
import { offer, offered, tastes, type Taste } from "./tastes.ts";
import "./SeenTitles.css";

interface Marking {
  readonly marks: ReadonlyMap<number, Mark>;
  readonly onTap: (title: MarkedTitle) => void;
}

/** Well-known titles of a taste, each to be marked by a tap. */
export function SeenTitles(marking: Marking) {
  const [taste, setTaste] = useState<Taste>();
  return (
    <>
      <div className="tastes" role="group" aria-label="Taste">
        {tastes.map((one) => (
          <ChoiceChip
            key={one ?? "all"}
            isChosen={one === taste}
            onToggle={() => {
              setTaste(one);
            }}
          >
            {one ?? "Best known"}
          </ChoiceChip>
        ))}
      </div>
      <Offered taste={taste} {...marking} />
    </>
  );
}

function Offered({ taste, marks, onTap }: Marking & { readonly taste: Taste }) {
  const { data, error, isPending, refetch } = useLargeCall("browse", offer(taste), {
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  if (isPending) return <Waiting />;
  if (data === undefined) {
    return <LoadFailure what="the titles" error={error} onRetry={refetch} />;
  }
  return (
    <ul className="seen-titles">
      {data.titles.map((title) => (
        <SeenTitle key={title.id} title={title} mark={marks.get(title.id)} onTap={onTap} />
      ))}
    </ul>
  );
}

function SeenTitle({
  title: { id, image_url, total, ...names },
  mark,
  onTap,
}: Pick<Marking, "onTap"> & {
  readonly title: CallResponse<"browse">["titles"][number];
  readonly mark: Mark | undefined;
}) {
  const name = nameIn(useTitleLanguage(), namesOf(names));
  // What is not known to have an end cannot be finished.
  if (total === null) return null;
  const words = mark && statusWords[mark === "completed" ? "COMPLETED" : "WATCHING"];
  return (
    <li>
      <button
        type="button"
        className="seen-title"
        data-mark={mark}
        aria-label={`${name}: ${words ?? "not on your list"}`}
        onClick={() => {
          onTap({ kind: "anime", id, name, total, aired: null });
        }}
      >
        <span className="seen-title__cover">
          <CoverImage src={image_url} />
          {words !== undefined && (
            <span className="seen-title__mark">
              {mark === "completed" && <CheckIcon />}
              {words}
            </span>
          )}
        </span>
        <span className="seen-title__name" lang={langOf(name)}>
          {name}
        </span>
      </button>
    </li>
  );
}

const Waiting = () => (
  <SkeletonGrid text="Loading Anime">
    <div className="seen-titles">
      {Array.from({ length: offered }, (_, at) => (
        <span key={at} className="seen-title">
          <Skeleton className="seen-title__cover seen-title__cover--waiting" />
          <span className="seen-title__name" />
        </span>
      ))}
    </div>
  </SkeletonGrid>
);
