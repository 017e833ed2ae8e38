import { AddToList } from "./AddToList.tsx";
import type { TitleView } from "./title-view.ts";
import { TrackingPanel } from "./TrackingPanel.tsx";
import type { TrackingPlace } from "./tracking-form.ts";

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
    {title.kind === "anime" && <AddToList animeId={title.id} />}
  </>
);
