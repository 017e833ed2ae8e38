import { Suspense } from "react";
import { lazyPage } from "../../../browser/lazy-page.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { AddToList } from "./AddToList.tsx";
import type { TitleView } from "../title-view.ts";
import { TrackingPanel } from "./TrackingPanel.tsx";
import type { TrackingPlace } from "./tracking-form.ts";

/** For titles on the list alone, and not before there is something to track. */
const EntryPanel = lazyPage(() =>
  import("../../entry/EntryPanel.tsx").then((code) => code.EntryPanel),
);

/** What a signed-in viewer does with a title. */
export const TitleTracking = ({
  title,
  place,
}: {
  readonly title: TitleView;
  readonly place: TrackingPlace;
}) => (
  <>
    <TrackingPanel title={title} place={place} />
    {title.entry !== undefined && (
      <Suspense fallback={<Skeleton height={182} />}>
        <EntryPanel key={`${title.kind}:${title.id}`} title={title} standing={title.entry} />
      </Suspense>
    )}
    {title.kind === "anime" && <AddToList animeId={title.id} />}
  </>
);
