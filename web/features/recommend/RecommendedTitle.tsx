import { useRef } from "react";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { nameIn, otherNameIn } from "../../../shared/titles/title-name.ts";
import { tellFailure } from "../../calls/queries.ts";
import { useChange } from "../../calls/use-change.ts";
import { titleRequest } from "../../tracking/entry-fields.ts";
import { toast } from "../../toasts/toast.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { rowHeir, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { TitleLink } from "../../cards/TitleLink.tsx";
import { langOf, namesOf, useTitleLanguage } from "../../words/title-language.ts";
import { PlanButton } from "../../tracking/PlanButton.tsx";
import type { Recommendation } from "./recommendation.ts";
import { truncated } from "./truncated.ts";

/** One recommendation: opens its dialog, is planned in one tap, or goes away for good. */
export function RecommendedTitle({
  kind,
  id,
  image_url,
  description,
  reasons,
  ...answer
}: Recommendation & { readonly kind: Kind }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusHeir(row, rowHeir);
  const language = useTitleLanguage();
  const names = namesOf(answer);
  const name = nameIn(language, names);
  const otherName = otherNameIn(language, names);
  return (
    <li ref={row} className="result">
      <TitleLink className="result__link" kind={kind} id={id}>
        <CoverImage src={image_url} />
        <span className="result__text">
          <span className="result__name" lang={langOf(name)}>
            {name}
          </span>
          {otherName !== undefined && (
            <span className="result__other-name" lang={langOf(otherName)}>
              {otherName}
            </span>
          )}
          <span className="result__description">
            {truncated(description, limits.recommendationDescriptionCharacters)}
          </span>
        </span>
      </TitleLink>
      <div className="result__foot">
        <ul className="result__reasons" aria-label={`Why ${name}`}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <NotInterested kind={kind} id={id} name={name} />
      </div>
      <PlanButton kind={kind} title={{ id, name }} />
    </li>
  );
}

function NotInterested({
  kind,
  id,
  name,
}: {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
}) {
  const { mutate, isPending } = useChange<"not_interested" | "not_interested_manga">(
    kind === "anime" ? "not_interested" : "not_interested_manga",
  );
  const title = titleRequest(kind, id);
  const failed = (error: Error) => {
    tellFailure(error, error.message);
  };
  return (
    <Button
      variant="quiet"
      size="small"
      isBusy={isPending}
      aria-label={`Not interested in ${name}`}
      onClick={() => {
        mutate(title, {
          onSuccess: () => {
            toast.success(`We will not recommend ${name} again`, {
              undo: () => {
                mutate({ ...title, undo: true }, { onError: failed });
              },
            });
          },
          onError: failed,
        });
      }}
    >
      Not interested
    </Button>
  );
}
