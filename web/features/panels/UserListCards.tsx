import { memo, type ComponentType, type ReactNode } from "react";
import type { Kind, Status } from "../../../shared/kind.ts";
import * as limits from "../../../shared/limits.ts";
import { useOpenPalette } from "../search/palette.tsx";
import { paths } from "../../addresses/paths.ts";
import { useLargeCall } from "../../calls/queries.ts";
import { useSession } from "../../calls/session.ts";
import { AiringMark } from "../../tracking/AiringMark.tsx";
import { shelfEntries, type ShelfEntry } from "../../tracking/shelf-entries.ts";
import { useTitleLanguage } from "../../words/title-language.ts";
import { useTracking } from "../../tracking/use-tracking.ts";
import { Button, ButtonLink } from "../../ui/controls/Button.tsx";
import { CardGrid } from "../../ui/display/CardGrid.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { CardGridSkeleton } from "../../ui/feedback/Skeleton.tsx";
import { TitleCard } from "../../cards/TitleCard.tsx";
import type { Tracking } from "../../cards/tracking.ts";
import { EmptyPanel } from "./EmptyPanel.tsx";
import { firstOf } from "./first-of.ts";
import "./CardPanel.css";

/** Which list to show, and how much of it. */
export interface UserListCardsProps {
  readonly kind: Kind;
  readonly status: Status;
  readonly username: string;
  /** How many titles it shows at most. */
  readonly count: number;
  /** Columns on large screens. */
  readonly columns?: 3 | 6;
  /**
   * Where the page begins with it, what draws the first title: then covers do not wait, the way on stands out, and
   * titles with a new episode come before all others, and what is on hold after them.
   */
  readonly hero?: {
    readonly Title: ComponentType<HeroProps>;
    readonly waiting: ReactNode;
    /** Whether more than this list has to be known before it counts as empty. */
    readonly isChecking: boolean;
    /** What stands in the place that the first title leaves, where there are as many as are asked for. */
    readonly end: ReactNode;
  };
}

/** The title that a page begins with, and how its owner moves it. */
export interface HeroProps {
  readonly entry: ShelfEntry;
  readonly tracking: Tracking;
}

const words = {
  anime: { loading: "Loading Anime", find: "Find something to watch" },
  manga: { loading: "Loading Manga", find: "Find something to read" },
} as const;

/** What an empty list of one's own is for. */
const willBeHere: Readonly<Record<Status, string>> = {
  WATCHING: "What you are watching will be here, with one button for the next episode.",
  READING: "What you are reading will be here, with one button for the next chapter.",
  PLANNED: "What you would like to see next will be here, ready to begin.",
  COMPLETED: "What you have finished will be here.",
};

/** The first titles of a user's list as a grid of covers, with its loading and empty states. */
export function UserListCards(props: UserListCardsProps) {
  const { kind, status, username, count, columns = limits.defaultColumns, hero } = props;
  const isFirst = hero !== undefined;
  const session = useSession();
  const language = useTitleLanguage();
  const { data, error, isPending, refetch } = useLargeCall<"get_anime" | "get_manga">(
    `get_${kind}`,
    firstOf(username, status, count, isFirst),
  );
  if (isPending || hero?.isChecking) {
    return (
      <CardGridSkeleton
        count={isFirst ? count - 1 : count}
        columns={columns}
        text={words[kind].loading}
        // The server alone says who the owner is; for the room that cards take, the name will do.
        hasTracking={session.username === username}
      >
        {hero?.waiting}
      </CardGridSkeleton>
    );
  }
  // A list that could not be fetched counts as empty and as somebody else's.
  const isOwner = data?.owner === true;
  const entries = data === undefined ? [] : shelfEntries(data, language);
  if (entries.length === 0) {
    return (
      <EmptyPanel
        text={`No ${kind} found in this category.`}
        more={isOwner ? willBeHere[status] : undefined}
        columns={columns}
        hasTracking
        before={hero?.waiting}
      >
        {data === undefined && (
          <LoadFailure
            what={session.username === username ? "your list" : "this list"}
            error={error}
            onRetry={refetch}
          />
        )}
        {isOwner && <FindButton text={words[kind].find} isPrimary={isFirst} />}
        {isOwner && isFirst && (
          <ButtonLink variant="quiet" to={`${paths.settings}#data`}>
            Import your list
          </ButtonLink>
        )}
      </EmptyPanel>
    );
  }
  return (
    <CardGrid columns={columns}>
      {entries.map((entry, at) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          isOwner={isOwner}
          isEager={isFirst}
          {...(at === 0 && isOwner && hero && { Hero: hero.Title })}
        />
      ))}
      {isOwner && entries.length === count && hero?.end}
    </CardGrid>
  );
}

const EntryCard = memo(function EntryCard({
  entry,
  isOwner,
  isEager,
  Hero,
}: {
  readonly entry: ShelfEntry;
  readonly isOwner: boolean;
  readonly isEager: boolean;
  readonly Hero?: ComponentType<HeroProps>;
}) {
  const tracking = useTracking(entry);
  if (Hero) return <Hero entry={entry} tracking={tracking} />;
  return (
    <TitleCard
      title={entry}
      isEager={isEager}
      {...(isOwner && { tracking, marks: <AiringMark entry={entry} /> })}
    />
  );
});

function FindButton({ text, isPrimary }: { readonly text: string; readonly isPrimary: boolean }) {
  return (
    <Button variant={isPrimary ? "primary" : "outlined"} onClick={useOpenPalette()}>
      {text}
    </Button>
  );
}
