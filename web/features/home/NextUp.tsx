import { useRef } from "react";
import { paths } from "../../addresses/paths.ts";
import { kindRules } from "../../../shared/kind.ts";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { stepByKey } from "../../cards/TrackingRow.tsx";
import { useJustFinished } from "../../cards/use-just-finished.ts";
import { AiringMark } from "../../tracking/AiringMark.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Link } from "../../addresses/Link.tsx";
import { rowHeir, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { ChevronRightIcon } from "../../ui/display/icons.tsx";
import { ProgressBar } from "../../ui/display/ProgressBar.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { langOf } from "../../words/title-language.ts";
import type { HeroProps } from "../panels/UserListCards.tsx";
import "./NextUp.css";

/** "Episode 15 of 28", and what is said when there is none to come. */
function nextWords(unit: string, progress: number, total: number | null): string {
  const name = unit.charAt(0).toUpperCase() + unit.slice(1);
  if (total === null) return `${name} ${progress + 1}`;
  return progress >= total ? `All ${total} ${unit}s` : `${name} ${progress + 1} of ${total}`;
}

/** The title that its owner goes on with, larger than all others, with one button for the next episode. */
export function NextUp({ entry, tracking }: HeroProps) {
  const card = useRef<HTMLElement>(null);
  useFocusHeir(card, rowHeir);
  const { kind, id, name, image } = entry;
  const { progress, total, aired, isCompleted, onStep } = tracking;
  const isJustFinished = useJustFinished(isCompleted);
  const { unit, units } = kindRules[kind];
  return (
    <article
      ref={card}
      className="next-up"
      data-completed={isCompleted}
      data-finished={isJustFinished}
      onKeyDown={stepByKey(onStep)}
    >
      <span className="next-up__scene" aria-hidden="true">
        <CoverImage src={image} isEager />
      </span>
      <TitleLink kind={kind} id={id} className="next-up__cover" tabIndex={-1} aria-hidden="true">
        <CoverImage src={image} isEager />
      </TitleLink>
      <div className="next-up__words">
        <p className="next-up__label">{isCompleted ? "Finished" : "Next up"}</p>
        <h3 className="next-up__name" lang={langOf(name)}>
          <TitleLink kind={kind} id={id}>
            {name}
          </TitleLink>
        </h3>
        <p className="next-up__episode">{nextWords(unit, progress, total)}</p>
        <div className="next-up__progress">
          <ProgressBar value={progress} total={total} aired={aired} label={`${name}: ${units}`} />
          <span className="next-up__count">
            {progress}/{total ?? "?"}
          </span>
        </div>
        <AiringMark entry={entry} />
      </div>
      <div className="next-up__act">
        <Button
          size="large"
          aria-label={isCompleted ? `${name}: completed` : `+1: add one ${unit} to ${name}`}
          onClick={() => {
            onStep(1);
          }}
        >
          {isCompleted ? "Completed" : "+1"}
        </Button>
      </div>
    </article>
  );
}

/** The way to all that somebody watches, as large as a card. */
export const AllWatching = ({ username }: { readonly username: string }) => (
  <Link className="next-up-all" to={paths.shelf("anime", username, "WATCHING")}>
    All you are watching
    <ChevronRightIcon />
  </Link>
);

/** Its room while it loads. */
export const NextUpWaiting = () => (
  <div className="next-up next-up--waiting" aria-hidden="true">
    <Skeleton className="next-up__cover" />
  </div>
);
