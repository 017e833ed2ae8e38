import type { Kind } from "../../../shared/kind.ts";
import { useOpenPalette } from "../search/palette.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { RetryButton } from "../../ui/feedback/LoadFailure.tsx";
import { Skeleton, useIsSlow } from "../../ui/feedback/Skeleton.tsx";
import type { RecommendFailure } from "./use-recommend-page.ts";
import { recommendWords } from "./recommend-words.ts";
import type { Recommendation } from "./recommendation.ts";
import { RecommendedTitle } from "./RecommendedTitle.tsx";
import "./Results.css";

const skeletons = 6;

/** The answer, or what stands in its place before there is one. */
export function Results({
  kind,
  recommendations,
  isFetching,
  failure,
  onRetry,
}: {
  readonly kind: Kind;
  readonly recommendations: readonly Recommendation[] | undefined;
  readonly isFetching: boolean;
  readonly failure: RecommendFailure | undefined;
  readonly onRetry: () => void;
}) {
  return (
    <section className="recommend__results" aria-label="Recommendations" aria-busy={isFetching}>
      <Content
        kind={kind}
        recommendations={recommendations}
        isFetching={isFetching}
        failure={failure}
        onRetry={onRetry}
      />
    </section>
  );
}

function Content({
  kind,
  recommendations,
  isFetching,
  failure,
  onRetry,
}: Parameters<typeof Results>[0]) {
  const openPalette = useOpenPalette();
  if (failure !== undefined) {
    return (
      <EmptyState text={failure.text}>
        {failure.help === "retry" && <RetryButton onRetry={onRetry} />}
        {failure.help === "search" && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={openPalette}>
            {recommendWords[kind].find}
          </Button>
        )}
      </EmptyState>
    );
  }
  if (recommendations === undefined) {
    if (isFetching) return <LoadingResults />;
    return <EmptyState text="Choose a list or three favourites, and see what suits you." />;
  }
  if (recommendations.length === 0) {
    return <EmptyState text="We have nothing to recommend from these yet. Try other titles." />;
  }
  return (
    <ol className="results">
      {recommendations.map((recommendation) => (
        <RecommendedTitle key={recommendation.id} kind={kind} {...recommendation} />
      ))}
    </ol>
  );
}

function LoadingResults() {
  const isSlow = useIsSlow();
  return (
    <div className="results" role="status" aria-label="Loading recommendations">
      {Array.from({ length: skeletons }, (_, at) => (
        <div key={at} className="result">
          {isSlow && <Skeleton width="100%" height="100%" />}
        </div>
      ))}
    </div>
  );
}
