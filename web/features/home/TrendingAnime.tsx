import * as limits from "../../../shared/limits.ts";
import { useLargeCall } from "../../calls/queries.ts";
import { CardGrid } from "../../ui/display/CardGrid.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { CardGridSkeleton } from "../../ui/feedback/Skeleton.tsx";
import { PlannableCard } from "../../tracking/PlannableCard.tsx";
import { EmptyPanel } from "../panels/EmptyPanel.tsx";
import { useTitleLanguage } from "../../words/title-language.ts";
import { trendingTitles } from "./trending-titles.ts";
import "../panels/CardPanel.css";

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
  const language = useTitleLanguage();
  const { data, error, isPending, refetch } = useLargeCall("get_trending_anime", {});
  if (isPending) {
    return <CardGridSkeleton count={2 * columns} columns={columns} text="Loading Anime" />;
  }
  const titles = data === undefined ? [] : trendingTitles(data, language);
  if (titles.length === 0) {
    return (
      <EmptyPanel text="No anime found in this category." columns={columns}>
        {data === undefined && (
          <LoadFailure what="the trending anime" error={error} onRetry={refetch} />
        )}
      </EmptyPanel>
    );
  }
  return (
    <CardGrid columns={columns}>
      {titles.map((title) => (
        <PlannableCard key={title.id} title={title} isListed={title.isListed} />
      ))}
    </CardGrid>
  );
}
