import { useState, type ReactNode, type RefObject } from "react";
import { Link } from "../../addresses/Link.tsx";
import { paths } from "../../addresses/paths.ts";
import { langOf } from "../../words/title-language.ts";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { Tabs } from "../../ui/controls/Tabs.tsx";
import { Adaptations } from "./Adaptations.tsx";
import { SignInBox } from "./SignInBox.tsx";
import { StoryLine } from "./StoryLine.tsx";
import { Synopsis } from "./Synopsis.tsx";
import { TitleFacts } from "./TitleFacts.tsx";
import type { TitlePlace, TitleView } from "./title-view.ts";
import { Trailer } from "./Trailer.tsx";
import { WatchLine } from "./WatchLine.tsx";

const detailsTab = { name: "details", label: "Details" } as const;
const trailerTab = { name: "trailer", label: "Trailer" } as const;

/** Everything about a title, and the viewer's progress in it. */
export function TitleContent({
  headingId,
  title,
  place,
  tracking,
  cover,
}: {
  readonly headingId: string;
  readonly title: TitleView;
  /** Over a page, or as a page of its own. */
  readonly place: TitlePlace;
  /** What a signed-in viewer does with it. */
  readonly tracking: ReactNode;
  /** Where its cover is. */
  readonly cover?: RefObject<HTMLDivElement | null>;
}) {
  const Heading = place === "page" ? "h1" : "h2";
  const [tab, setTab] = useState<"details" | "trailer">("details");
  const { trailerUrl } = title;
  return (
    <div className="title">
      <div className="title__scene" aria-hidden="true">
        <CoverImage src={title.image} isEager />
      </div>
      <div ref={cover} className="title__cover">
        <CoverImage src={title.image} isEager />
      </div>
      <header className="title__head">
        <Heading id={headingId} className="title__name" lang={langOf(title.name)}>
          {title.name}
        </Heading>
        {title.otherName !== undefined && (
          <p className="title__other-name" lang={langOf(title.otherName)}>
            {title.otherName}
          </p>
        )}
      </header>
      <div className="title__tracking">
        {title.isSignedIn ? tracking : <SignInBox kind={title.kind} />}
      </div>
      <TitleWays title={title} place={place} />
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

/** Where a title leads: to what it continues, comes from and is continued by, to where it is shown, and to its page. */
function TitleWays({ title, place }: { readonly title: TitleView; readonly place: TitlePlace }) {
  const { kind, id, name, names, story, adaptations } = title;
  const isDialog = place === "dialog";
  const hasPlaces = isDialog && (title.officialSite !== null || title.streams.length > 0);
  if (story === null && adaptations.length === 0 && !isDialog) return null;
  return (
    <div className="title__ways">
      {story && <StoryLine kind={kind} story={story} place={place} />}
      {adaptations.length > 0 && (
        <Adaptations kind={kind} adaptations={adaptations} place={place} />
      )}
      {hasPlaces && <WatchLine title={title} />}
      {isDialog && (
        <p className="title__page">
          <Link to={paths.title(kind, id, names)}>
            Open its page<span className="visually-hidden"> with all about {name}</span>
          </Link>
        </p>
      )}
    </div>
  );
}
