import { Suspense, useRef } from "react";
import * as limits from "../../../shared/limits.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { CardGridSkeleton } from "../../ui/feedback/Skeleton.tsx";
import { UserListPanel } from "../panels/UserListPanel.tsx";
import { SectionHeader } from "../../ui/display/SectionHeader.tsx";
import { useIsNew } from "./first-minute/use-is-new.ts";
import { AllWatching, NextUp, NextUpWaiting } from "./NextUp.tsx";
import "./PersonalHomePage.css";

const HomePanels = lazyPage(() => import("./HomePanels.tsx").then((code) => code.HomePanels));

// Needed by everybody who comes here, only not for the first screen: it travels while that one is drawn.
HomePanels.preload();

/** For those who begin with nothing. */
const FirstMinute = lazyPage(() =>
  import("./first-minute/FirstMinute.tsx").then((code) => code.FirstMinute),
);

const title = "Continue Watching...";
const newHeadingId = "first-minute";

/** The room of the panel that home begins with. */
const TopWaiting = () => (
  <CardGridSkeleton
    count={limits.homeWatching - 1}
    columns={limits.defaultColumns}
    text="Loading Anime"
    hasTracking
  >
    <NextUpWaiting />
  </CardGridSkeleton>
);

/** A user's own start page. */
export function PersonalHomePage({ username }: { readonly username: string }) {
  usePageTitle();
  const { isNew, isChecking, begin, end } = useIsNew(username);
  const heading = useRef<HTMLHeadingElement>(null);
  const showHome = () => {
    end();
    // What was pressed is gone, and home begins at its top.
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: "instant" });
  };
  return (
    <div className="personal-home">
      <div className="personal-home__top">
        <h1 ref={heading} tabIndex={-1}>
          What are you watching, {username}?
        </h1>
        {isNew ? (
          <section className="card-panel" aria-labelledby={newHeadingId}>
            <SectionHeader
              id={newHeadingId}
              title={title}
              seeMoreHref={paths.shelf("anime", username, "WATCHING")}
            />
            <Suspense fallback={<TopWaiting />}>
              <FirstMinute username={username} onBegin={begin} onTaken={end} onEnd={showHome} />
            </Suspense>
          </section>
        ) : (
          <UserListPanel
            kind="anime"
            status="WATCHING"
            username={username}
            title={title}
            count={limits.homeWatching}
            hero={{
              Title: NextUp,
              waiting: <NextUpWaiting />,
              isChecking,
              end: <AllWatching username={username} />,
            }}
          />
        )}
      </div>
      <div className="personal-home__rest">
        <Suspense fallback={<div className="personal-home__below" />}>
          <HomePanels username={username} />
        </Suspense>
      </div>
    </div>
  );
}
