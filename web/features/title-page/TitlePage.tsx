import { Suspense, useEffect } from "react";
import { navigate, useLocation } from "../../browser/location.ts";
import { errorStatus } from "../../../shared/errors.ts";
import type { Kind } from "../../../shared/kind.ts";
import { nameIn } from "../../../shared/titles/title-name.ts";
import { slugOf } from "../../../shared/slug.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { titleId } from "../../addresses/title-address.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { CallError } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";
import { titleRequest } from "../../tracking/entry-fields.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { WhenNear } from "../../ui/display/WhenNear.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";
import { TitleContent } from "../title/TitleContent.tsx";
import { TitleSkeleton } from "../title/TitleSkeleton.tsx";
import { titleView, type TitleView } from "../title/title-view.ts";
import { RelatedTitles } from "./RelatedTitles.tsx";
import { WhereToWatch } from "./WhereToWatch.tsx";
import "../title/TitleDialog.css";
import "./TitlePage.css";

/** Visitors have no use for it, nor for all that tracking needs. */
const TitleTracking = lazyPage(() =>
  import("../title/tracking/TitleTracking.tsx").then((code) => code.TitleTracking),
);

const ListsWith = lazyPage(() =>
  import("../community/ListsWith.tsx").then((code) => code.ListsWith),
);

interface Address {
  readonly id: string;
  /** Missing in an address that somebody wrote by hand. */
  readonly name?: string;
}

/** An anime at its own address. */
export const AnimeTitlePage = (address: Address) => <TitlePage kind="anime" address={address} />;

/** A manga at its own address. */
export const MangaTitlePage = (address: Address) => <TitlePage kind="manga" address={address} />;

function TitlePage({ kind, address }: { readonly kind: Kind; readonly address: Address }) {
  const id = titleId(address.id);
  if (id === undefined) return <NotFoundPage />;
  return <KnownId key={id} kind={kind} id={id} name={address.name ?? ""} />;
}

const headingId = "title-page-name";

function KnownId({
  kind,
  id,
  name,
}: {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
}) {
  const { data, error, refetch } = useCall<"get_anime_details" | "get_manga_details">(
    `get_${kind}_details`,
    titleRequest(kind, id),
  );
  const language = useTitleLanguage();
  const title = data && titleView(data, language);
  usePageTitle(title?.name);
  useOwnAddress(title, name);
  if (title === undefined) {
    if (error === null) return <TitleSkeleton headingId={headingId} />;
    if (!(error instanceof CallError) || error.status !== errorStatus.not_found) {
      return <FailedState isWholePage what={`this ${kind}`} error={error} onRetry={refetch} />;
    }
    return (
      <EmptyState isWholePage text={error.message}>
        <meta name="robots" content="noindex" />
        <ButtonLink to={paths.browse(kind)}>Browse all {kind}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <article className="title-page" aria-labelledby={headingId}>
      <TitleContent
        headingId={headingId}
        title={title}
        place="page"
        tracking={
          <Suspense fallback={<Skeleton height={188} />}>
            <TitleTracking title={title} place="page" />
          </Suspense>
        }
      />
      <WhereToWatch title={title} />
      <RelatedTitles kind={kind} id={id} />
      {/* Custom lists hold anime alone. Last of all: nothing is below it that it could move. */}
      {kind === "anime" && (
        <WhenNear>
          <Suspense>
            <ListsWith id={id} />
          </Suspense>
        </WhenNear>
      )}
    </article>
  );
}

/** The address of a title holds its name: another one, or none, gives way to it. */
function useOwnAddress(title: TitleView | undefined, name: string): void {
  const location = useLocation();
  const { search } = location;
  const state = location.state;
  const ownName = title && slugOf(nameIn("english", title.names));
  const own = title && paths.title(title.kind, title.id, title.names);
  useEffect(() => {
    if (own === undefined || ownName === name) return;
    navigate({ pathname: own, search }, { replace: true, state });
  }, [own, ownName, name, search, state]);
}
