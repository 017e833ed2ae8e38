import { nameIn } from "../../../shared/titles/title-name.ts";
import type { CallResponse } from "../../calls/api.ts";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { Skeleton, useIsSlow } from "../../ui/feedback/Skeleton.tsx";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { PlanButton } from "../../tracking/PlanButton.tsx";
import { langOf, namesOf, useTitleLanguage } from "../../words/title-language.ts";
import { useRecommendations } from "./use-recommendations.ts";
import "./Recommended.css";

const headingId = "recommended";
const shown = 6;

/** A taste of what the user may like, each with its reason; not there while nothing could be the reason. */
export function Recommended({ username }: { readonly username: string }) {
  const { hasSource, isPending, recommendations } = useRecommendations(username);
  if (!hasSource || (!isPending && recommendations.length === 0)) return null;
  return (
    <section aria-labelledby={headingId}>
      <SectionHeader id={headingId} title="Recommended for you" />
      {isPending ? (
        <LoadingCards count={shown} />
      ) : (
        <ul className="recommended">
          {recommendations.slice(0, shown).map((recommendation) => (
            <RecommendedCard key={recommendation.id} {...recommendation} />
          ))}
        </ul>
      )}
    </section>
  );
}

type Recommendation = CallResponse<"recommend_anime">["recommendations"][number];

/** A title that the user may like, with its reason and the way onto the list. */
export function RecommendedCard({ id, image_url, reasons, ...names }: Recommendation) {
  const name = nameIn(useTitleLanguage(), namesOf(names));
  return (
    <li className="recommended__card">
      <TitleLink className="recommended__link" kind="anime" id={id}>
        <CoverImage src={image_url} />
        <span className="recommended__text">
          <span className="recommended__name" lang={langOf(name)}>
            {name}
          </span>
          <span className="recommended__reason">{reasons[0]}</span>
        </span>
      </TitleLink>
      <PlanButton title={{ id, name }} />
    </li>
  );
}

/** The room of recommendations on their way. */
export function LoadingCards({ count }: { readonly count: number }) {
  const isSlow = useIsSlow();
  return (
    <div className="recommended" role="status" aria-label="Loading recommendations">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="recommended__card">
          {isSlow && <Skeleton width="100%" height="100%" />}
        </div>
      ))}
    </div>
  );
}
