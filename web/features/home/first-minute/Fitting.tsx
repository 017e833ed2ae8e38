import { useEffect, useRef } from "react";
import { LoadFailure } from "../../../ui/feedback/LoadFailure.tsx";
import { Button } from "../../../ui/controls/Button.tsx";
import { LoadingCards, RecommendedCard } from "../Recommended.tsx";
import { useRecommendations } from "../use-recommendations.ts";
import "./FirstMinute.css";

const shown = 3;

/** Titles that go with what was tapped, each with its reason; then home begins. */
export function Fitting({
  username,
  count,
  onEnd,
}: {
  readonly username: string;
  /** How many titles were tapped. */
  readonly count: number;
  readonly onEnd: () => void;
}) {
  const { hasSource, isPending, recommendations, error, refetch } = useRecommendations(username);
  // Where no list could be asked for, nothing is on its way.
  const isComing = hasSource && isPending;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed to come here is gone.
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const fitting = recommendations.slice(0, shown);
  return (
    <div className="first-minute">
      <p className="first-minute__empty">
        {count} {count === 1 ? "title is" : "titles are"} on your list.
      </p>
      <h3 ref={heading} tabIndex={-1} className="first-minute__question">
        These would go with that
      </h3>
      {isComing && <LoadingCards count={shown} />}
      {error !== null && (
        <LoadFailure what="your recommendations" error={error} onRetry={refetch} />
      )}
      {!isComing && error === null && fitting.length === 0 && (
        <p>Nothing comes to mind for these few. Mark some more as you go, and it will.</p>
      )}
      {fitting.length > 0 && (
        <ul className="recommended">
          {fitting.map((recommendation) => (
            <RecommendedCard key={recommendation.id} {...recommendation} />
          ))}
        </ul>
      )}
      <div className="first-minute__foot">
        <Button size="large" onClick={onEnd}>
          Show my home page
        </Button>
      </div>
    </div>
  );
}
