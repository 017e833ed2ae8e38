import type { Kind } from "../../../shared/kind.ts";
import { nameIn } from "../../../shared/titles/title-name.ts";
import { paths } from "../../addresses/paths.ts";
import { CallError, type CallResponse } from "../../calls/api.ts";
import { useCall } from "../../calls/queries.ts";
import { TitleCard } from "../../cards/TitleCard.tsx";
import { errorStatus } from "../../../shared/errors.ts";
import { CardGrid } from "../../ui/display/CardGrid.tsx";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { CardGridSkeleton } from "../../ui/feedback/Skeleton.tsx";
import { namesOf, useTitleLanguage } from "../../words/title-language.ts";
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
        <LoadFailure what="similar titles" error={error} onRetry={refetch} />
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

/** A title as a card that leads to its page. */
function RelatedCard({
  kind,
  title,
}: {
  readonly kind: Kind;
  readonly title: Pick<Part, "id" | "name" | "english_title" | "japanese_title" | "image_url">;
}) {
  const { id, image_url: image } = title;
  const names = namesOf(title);
  const name = nameIn(useTitleLanguage(), names);
  return <TitleCard title={{ kind, id, name, image, page: paths.title(kind, id, names) }} />;
}

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
      <SectionHeader id={storyId} title="The whole story" />
      <p className="title-page__note">In the order it came out.</p>
      <CardGrid columns={6}>
        {parts.map((part) => (
          <div key={part.id} className="title-page__card" data-current={part.id === id}>
            <RelatedCard kind={kind} title={part} />
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
      <SectionHeader id={similarId} title={kind === "anime" ? "Similar anime" : "Similar manga"} />
      {similar === null ? (
        <p className="title-page__note">
          We are still learning what goes well together. Please look again in a while.
        </p>
      ) : (
        <CardGrid columns={6}>
          {similar.slice(0, shownSimilar).map((title) => (
            <div key={title.id} className="title-page__card">
              <RelatedCard kind={kind} title={title} />
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
