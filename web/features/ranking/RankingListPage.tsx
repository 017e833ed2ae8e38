import { Suspense } from "react";
import { usePageTitle } from "../../addresses/page-title.ts";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { useCall } from "../../calls/queries.ts";
import { HiddenNote, ReportButton } from "../moderation/moderation.ts";
import { paths } from "../../addresses/paths.ts";
import { NoRankingList } from "./NoRankingList.tsx";
import { RankingEntries } from "./RankingEntries.tsx";
import { RankingHead } from "./RankingHead.tsx";
import "./RankingListPage.css";

/** The page of a ranking list. */
export function RankingListPage({ id }: { readonly id: string }) {
  const { data, error, isPending, refetch } = useCall("ranking_list", { id });
  usePageTitle(data?.name ?? "Ranking list");
  if (isPending) return <PageLoading />;
  if (data !== undefined) {
    return (
      <article className="ranking">
        {data.hidden && (
          <Suspense>
            <HiddenNote hidden={data.hidden} />
          </Suspense>
        )}
        <RankingHead list={data} />
        <RankingEntries entries={data.entries} />
        {!data.owner && (
          <Suspense>
            <ReportButton what="list" page={paths.rankingList(id)} />
          </Suspense>
        )}
      </article>
    );
  }
  return <NoRankingList error={error} onRetry={refetch} />;
}
