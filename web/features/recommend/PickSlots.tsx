import { Suspense, useEffect, useRef, useState } from "react";
import type { Kind } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { nameIn } from "../../../shared/titles/title-name.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { useCall } from "../../calls/queries.ts";
import { detailsNames } from "../../cards/details-names.ts";
import { titleRequest } from "../../tracking/entry-fields.ts";
import { langOf, useTitleLanguage } from "../../words/title-language.ts";
import { toast } from "../../toasts/toast.ts";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { rowHeir, useFocusHeir } from "../../ui/dialogs/focus-heir.ts";
import { CloseIcon, PlusIcon } from "../../ui/display/icons.tsx";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import "./PickSlots.css";

const PickDialog = lazyPage(() => import("./PickDialog.tsx").then((code) => code.PickDialog));

/** The slots for picked titles, the free ones last; a free slot opens the search. */
export function PickSlots({
  kind,
  picks,
  onChange,
}: {
  readonly kind: Kind;
  readonly picks: readonly number[];
  readonly onChange: (picks: readonly number[]) => void;
}) {
  const [isSearching, setSearching] = useState(false);
  const language = useTitleLanguage();
  const list = useRef<HTMLOListElement>(null);
  const hasPicked = useRef(false);
  // The slot that opened the search is gone once it is filled: the keyboard goes on at the next one.
  useEffect(() => {
    if (!hasPicked.current) return;
    hasPicked.current = false;
    const slots = list.current;
    const next = slots?.querySelector<HTMLElement>(".pick-slot--free");
    (next ?? slots?.querySelector<HTMLElement>("li:last-child button"))?.focus();
  }, [picks]);
  const free = limits.recommendationPicks - picks.length;
  return (
    <>
      <ol className="pick-slots" ref={list}>
        {picks.map((id) => (
          <PickedTitle
            key={id}
            kind={kind}
            id={id}
            onRemove={() => {
              onChange(picks.filter((other) => other !== id));
            }}
          />
        ))}
        {Array.from({ length: free }, (_, at) => (
          <li key={`free ${picks.length + at}`}>
            <button
              type="button"
              className="pick-slot pick-slot--free"
              aria-haspopup="dialog"
              onClick={() => {
                setSearching(true);
              }}
            >
              <PlusIcon />
              <span>
                Pick{" "}
                <span className="visually-hidden">
                  {kind} {picks.length + at + 1}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {isSearching && (
        <Suspense>
          <PickDialog
            kind={kind}
            onPick={({ id, names }) => {
              setSearching(false);
              if (picks.includes(id))
                toast.error(`You have picked ${nameIn(language, names)} already.`);
              else {
                hasPicked.current = true;
                onChange([...picks, id]);
              }
            }}
            onClose={() => {
              setSearching(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function PickedTitle({
  kind,
  id,
  onRemove,
}: {
  readonly kind: Kind;
  readonly id: number;
  readonly onRemove: () => void;
}) {
  const { data, error, refetch } = useCall<"get_anime_details" | "get_manga_details">(
    `get_${kind}_details`,
    titleRequest(kind, id),
  );
  const slot = useRef<HTMLLIElement>(null);
  useFocusHeir(slot, rowHeir);
  const language = useTitleLanguage();
  const name = data && nameIn(language, detailsNames(data));
  return (
    <li ref={slot}>
      <div className="pick-slot">
        {data === undefined ? (
          <Skeleton width="100%" height="100%" />
        ) : (
          <CoverImage src={data.image_url} isEager />
        )}
        <IconButton
          className="pick-slot__remove"
          size="small"
          label={`Remove ${name ?? "this pick"}`}
          onClick={onRemove}
        >
          <CloseIcon />
        </IconButton>
      </div>
      {data === undefined && error !== null ? (
        <div className="pick-slot__failure">
          <LoadFailure what={`this ${kind}`} error={error} onRetry={refetch} />
        </div>
      ) : (
        <span className="pick-slot__name" lang={name && langOf(name)}>
          {name}
        </span>
      )}
    </li>
  );
}
