import { Suspense } from "react";
import * as limits from "../../../shared/limits.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { useLargeCall } from "../../calls/queries.ts";
import { useSession } from "../../calls/session.ts";
import { CardGrid } from "../../ui/display/CardGrid.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { CardGridSkeleton } from "../../ui/feedback/Skeleton.tsx";
import { TitleCard } from "../../cards/TitleCard.tsx";
import { EmptyPanel } from "../panels/EmptyPanel.tsx";
import { trendingTitles } from "./trending-titles.ts";
import "../panels/CardPanel.css";
import "./TrendingAnime.css";

/** Visitors have no use for it, nor for all that tracking needs. */
const PlanButton = lazyPage(() => import("./PlanButton.tsx").then((code) => code.PlanButton));

const headingId = "trending-anime";
const columns = limits.defaultColumns;

/** The anime people add most these days, the hottest first. */
export function TrendingAnime() {
  return (
    <section className="card-panel" aria-labelledby={headingId}>
      <SectionHeader id={headingId} title="Trending Anime" />
      <Cards />
    </section>
  );
}

function Cards() {
  const session = useSession();
  const { data, isPending, refetch } = useLargeCall("get_trending_anime", {});
  if (isPending) {
    return <CardGridSkeleton count={2 * columns} columns={columns} text="Loading Anime" />;
  }
  const titles = data === undefined ? [] : trendingTitles(data);
  if (titles.length === 0) {
    return (
      <EmptyPanel text="No anime found in this category." columns={columns}>
        {data === undefined && <LoadFailure what="the trending anime" onRetry={refetch} />}
      </EmptyPanel>
    );
  }
  return (
    <CardGrid columns={columns}>
      {titles.map((title) => (
        <div key={title.id} className="trending-card">
          <TitleCard title={title} />
          {session.state === "user" && (
            <Suspense fallback={null}>
              <PlanButton title={title} wasListed={title.isListed} />
            </Suspense>
          )}
        </div>
      ))}
    </CardGrid>
  );
}
