import { Suspense } from "react";
import { errorStatus } from "../../../shared/errors.ts";
import * as limits from "../../../shared/limits.ts";
import { CallError } from "../../calls/api.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { HiddenNote, ReportButton } from "../moderation/moderation.ts";
import { paths } from "../../addresses/paths.ts";
import { useCall } from "../../calls/queries.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { CardGridSkeleton } from "../../ui/feedback/Skeleton.tsx";
import { ListContent } from "./ListContent.tsx";
import { ListHead } from "./ListHead.tsx";
import "./CustomListPage.css";

// For its owner alone.
const ListSearch = lazyPage(() => import("./ListSearch.tsx").then((code) => code.ListSearch));

/** The page of a custom list. */
export function CustomListPage({ id }: { readonly id: string }) {
  const { data, error, isPending, refetch } = useCall("list", { id });
  usePageTitle(data?.name ?? "List");
  if (isPending) {
    return <CardGridSkeleton count={limits.pageSizeCustomList} columns={5} text="Loading Anime" />;
  }
  // A refused refetch takes the list off the screen, too: it was made private, or is gone.
  if (error !== null && isForGood(error)) return <Refusal error={error} />;
  if (data === undefined)
    return <FailedState isWholePage what="this list" error={error} onRetry={refetch} />;
  return (
    <div className="custom-list">
      {data.hidden && (
        <Suspense>
          <HiddenNote hidden={data.hidden} />
        </Suspense>
      )}
      <ListHead list={data} />
      {data.owner && (
        <div className="custom-list__search">
          <Suspense>
            <ListSearch list={data} />
          </Suspense>
        </div>
      )}
      <ListContent list={data} />
      {!data.owner && (
        <Suspense>
          <ReportButton what="list" page={paths.customList(id)} />
        </Suspense>
      )}
    </div>
  );
}

const isForGood = (error: Error): boolean =>
  error instanceof CallError &&
  (error.status === errorStatus.forbidden || error.status === errorStatus.not_found);

/** Why there is no list to see: the server's own sentence, 'This list is not public.' among them. */
function Refusal({ error }: { readonly error: Error }) {
  return (
    <EmptyState isWholePage text={error.message}>
      <ButtonLink to={paths.home}>Go home</ButtonLink>
    </EmptyState>
  );
}
