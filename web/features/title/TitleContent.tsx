import { useState } from "react";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { Tabs } from "../../ui/controls/Tabs.tsx";
import { Adaptations } from "./Adaptations.tsx";
import { AddToList } from "./AddToList.tsx";
import { SignInBox } from "./SignInBox.tsx";
import { StoryLine } from "./StoryLine.tsx";
import { Synopsis } from "./Synopsis.tsx";
import { TitleFacts } from "./TitleFacts.tsx";
import type { TitleView } from "./title-view.ts";
import { TrackingPanel } from "./TrackingPanel.tsx";
import { Trailer } from "./Trailer.tsx";

const detailsTab = { name: "details", label: "Details" } as const;
const trailerTab = { name: "trailer", label: "Trailer" } as const;

/** Everything about a title, and the viewer's progress in it. */
export function TitleContent({
  headingId,
  title,
}: {
  readonly headingId: string;
  readonly title: TitleView;
}) {
  const [tab, setTab] = useState<"details" | "trailer">("details");
  const { trailerUrl } = title;
  return (
    <div className="title">
      <div className="title__cover">
        <CoverImage src={title.image} isEager />
      </div>
      <header className="title__head">
        <h2 id={headingId} className="title__name">
          {title.name}
        </h2>
        {title.otherName !== undefined && <p className="title__other-name">{title.otherName}</p>}
        {title.story && <StoryLine kind={title.kind} story={title.story} />}
        {title.adaptations.length > 0 && (
          <Adaptations kind={title.kind} adaptations={title.adaptations} />
        )}
      </header>
      <div className="title__tracking">
        {title.isSignedIn ? <TrackingPanel title={title} /> : <SignInBox kind={title.kind} />}
        {title.isSignedIn && title.kind === "anime" && <AddToList animeId={title.id} />}
      </div>
      <div className="title__body">
        <Tabs
          label="About this title"
          tabs={trailerUrl === null ? [detailsTab] : [detailsTab, trailerTab]}
          current={tab}
          onSelect={setTab}
        >
          {tab === "trailer" && trailerUrl !== null ? (
            <Trailer url={trailerUrl} name={title.name} />
          ) : (
            <div className="title__details">
              {title.synopsis !== null && <Synopsis text={title.synopsis} />}
              <TitleFacts facts={title.facts} />
            </div>
          )}
        </Tabs>
      </div>
    </div>
  );
}
