import { errorStatus, unknownMaker } from "../../../shared/errors.ts";
import type { Kind } from "../../../shared/kind.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { CallError } from "../../calls/api.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Browse, browseHeadingId } from "./Browse.tsx";
import { useBrowse } from "./use-browse.ts";
import "./BrowsePage.css";

/** The anime of a studio. */
export const StudioPage = ({ name }: { readonly name: string }) => (
  <MakerPage key={name} kind="anime" slug={name} />
);

/** The manga of an author. */
export const AuthorPage = ({ name }: { readonly name: string }) => (
  <MakerPage key={name} kind="manga" slug={name} />
);

const ofMaker: Readonly<Record<Kind, string>> = {
  anime: "Anime of this studio",
  manga: "Manga of this author",
};

/** How the server says that there is nobody of a name, or that it is too long for one: nothing else here can be refused. */
const unknown: readonly number[] = [errorStatus.not_found, errorStatus.bad_request];

function MakerPage({ kind, slug }: { readonly kind: Kind; readonly slug: string }) {
  const { data, error } = useBrowse(kind, slug);
  const name = data?.maker ?? undefined;
  usePageTitle(name);
  if (error instanceof CallError && unknown.includes(error.status)) {
    return (
      <EmptyState isWholePage text={unknownMaker(kind)}>
        <ButtonLink to={paths.browse(kind)}>Browse all {kind}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="browse-page">
      <div className="browse-page__head">
        <div>
          <p className="browse-page__note">{ofMaker[kind]}</p>
          <h1 id={browseHeadingId}>
            {name ?? (error ? slug : <Skeleton width={240} height={44} />)}
          </h1>
        </div>
      </div>
      <Browse kind={kind} maker={slug} />
    </div>
  );
}
