import type { Kind } from "../../../shared/kind.ts";
import { CardGridSkeleton, Skeleton, SkeletonGrid } from "../../ui/feedback/Skeleton.tsx";
import type { Density } from "./density-names.ts";

const loadingTexts = { anime: "Loading Anime", manga: "Loading Manga" } as const;
const cards = 10;

/** Keeps the room of a list while it loads. */
export function ShelfSkeleton({
  kind,
  density,
  hasTracking,
}: {
  readonly kind: Kind;
  readonly density: Density;
  readonly hasTracking: boolean;
}) {
  const text = loadingTexts[kind];
  if (density === "covers") {
    return <CardGridSkeleton count={cards} columns={5} text={text} hasTracking={hasTracking} />;
  }
  return (
    <SkeletonGrid text={text}>
      <div className="shelf__rows" aria-hidden="true">
        {Array.from({ length: cards }, (_, at) => (
          <Skeleton key={at} height={74} />
        ))}
      </div>
    </SkeletonGrid>
  );
}
