import { errorStatus } from "../../../shared/errors.ts";
import { CallError } from "../../api.ts";
import { usePageTitle } from "../../layout/page-title.ts";
import { PageLoading } from "../../layout/PageLoading.tsx";
import { paths } from "../../paths.ts";
import { useCall } from "../../queries.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { FailedState } from "../../ui/LoadFailure.tsx";
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
        <RankingHead list={data} />
        <RankingEntries entries={data.entries} />
      </article>
    );
  }
  const isMissing = error instanceof CallError && error.status === errorStatus.not_found;
  if (!isMissing) return <FailedState isWholePage what="this list" onRetry={refetch} />;
  return (
    <EmptyState isWholePage text={error.message}>
      <ButtonLink to={paths.home}>Go home</ButtonLink>
    </EmptyState>
  );
}
