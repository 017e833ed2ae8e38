import type { Kind } from "../../../shared/kind.ts";
import { paths } from "../../addresses/paths.ts";
import { CallError, type CallResponse } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";
import { TitleCard } from "../../cards/TitleCard.tsx";
import { errorStatus } from "../../../shared/errors.ts";
import { CardGrid } from "../../ui/display/CardGrid.tsx";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { CardGridSkeleton } from "../../ui/feedback/Skeleton.tsx";
import { typeLabel } from "../../words/title-words.ts";

type Related = CallResponse<"related_titles">;
type Part = Related["story"][number];

/** What a title is to those before it in the story. */
const relationWords: Readonly<Record<NonNullable<Part["relation"]>, string>> = {
  after: "Goes on",
  side: "Side story",
  film: "Film",
  recap: "Recap",
  version: "Told anew",
};

const storyId = "whole-story";
const similarId = "similar-titles";

/** The other titles of a story, and similar ones with reasons. */
export function RelatedTitles({ kind, id }: { readonly kind: Kind; readonly id: number }) {
  const { data, error, isPending, refetch } = useCall("related_titles", { kind, id });
  if (isPending) return <CardGridSkeleton count={6} columns={6} text="Loading similar titles" />;
  if (data === undefined) {
    // What has left the catalogue, or was never in it, has nothing beside it.
    if (error instanceof CallError && error.status === errorStatus.not_found) return null;
    return (
      <section className="title-page__section" aria-label="Similar titles">
        <LoadFailure what="similar titles" onRetry={refetch} />
      </section>
    );
  }
  return (
    <>
      <Story kind={kind} id={id} parts={data.story} />
      <Similar kind={kind} similar={data.similar} />
    </>
  );
}

const shownName = ({ name, english_title }: Pick<Part, "name" | "english_title">): string =>
  english_title ?? name;

/** A title as a card that leads to its page. */
const cardOf = (kind: Kind, title: Pick<Part, "id" | "name" | "english_title" | "image_url">) => ({
  kind,
  id: title.id,
  name: shownName(title),
  image: title.image_url,
  page: paths.title(kind, title.id, shownName(title)),
});

function Story({
  kind,
  id,
  parts,
}: {
  readonly kind: Kind;
  readonly id: number;
  readonly parts: readonly Part[];
}) {
  if (parts.length === 0) return null;
  return (
    <section className="title-page__section" aria-labelledby={storyId}>
      <SectionHeader id={storyId} title="The Whole Story" />
      <p className="title-page__note">In the order in which it came out.</p>
      <CardGrid columns={6}>
        {parts.map((part) => (
          <div key={part.id} className="title-page__card" data-current={part.id === id}>
            <TitleCard title={cardOf(kind, part)} />
            <p className="title-page__reason">{partWords(part, part.id === id)}</p>
          </div>
        ))}
      </CardGrid>
    </section>
  );
}

function partWords({ relation, year, type }: Part, isCurrent: boolean): string {
  const words = [
    isCurrent ? "This one" : relation && relationWords[relation],
    type === "unknown" ? null : typeLabel(type),
    year,
  ];
  return words.filter((word) => word !== null).join(" · ");
}

function Similar({ kind, similar }: { readonly kind: Kind; readonly similar: Related["similar"] }) {
  if (similar?.length === 0) return null;
  return (
    <section className="title-page__section" aria-labelledby={similarId}>
      <SectionHeader id={similarId} title={kind === "anime" ? "Similar Anime" : "Similar Manga"} />
      {similar === null ? (
        <p className="title-page__note">
          We are still learning what goes well together. Please look again in a while.
        </p>
      ) : (
        <CardGrid columns={6}>
          {similar.slice(0, shownSimilar).map((title) => (
            <div key={title.id} className="title-page__card">
              <TitleCard title={cardOf(kind, title)} />
              <p className="title-page__reason">{title.reasons[0]}</p>
            </div>
          ))}
        </CardGrid>
      )}
    </section>
  );
}

/** Two rows on a large screen. */
const shownSimilar = 12;
