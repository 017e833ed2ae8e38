import { AddToList } from "./AddToList.tsx";
import type { TitleView } from "./title-view.ts";
import { TrackingPanel } from "./TrackingPanel.tsx";

/** What a signed-in viewer does with a title. */
export const TitleTracking = ({ title }: { readonly title: TitleView }) => (
  <>
    <TrackingPanel title={title} />
    {title.kind === "anime" && <AddToList animeId={title.id} />}
  </>
);
