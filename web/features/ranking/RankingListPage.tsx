import { usePageTitle } from "../../addresses/page-title.ts";
import { PageLoading } from "../../ui/feedback/PageLoading.tsx";
import { useCall } from "../../calls/queries.ts";
import { paths } from "../../addresses/paths.ts";
import { HiddenNote } from "../moderation/HiddenNote.tsx";
import { ReportButton } from "../moderation/ReportButton.tsx";
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
        <HiddenNote hidden={data.hidden} />
        <RankingHead list={data} />
        <RankingEntries entries={data.entries} />
        {!data.owner && <ReportButton what="list" page={paths.rankingList(id)} />}
      </article>
    );
  }
  return <NoRankingList error={error} onRetry={refetch} />;
}
