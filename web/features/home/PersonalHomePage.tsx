import { Suspense } from "react";
import * as limits from "../../../shared/limits.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { UserListPanel } from "../panels/UserListPanel.tsx";
import { AllWatching, NextUp, NextUpWaiting } from "./NextUp.tsx";
import "./PersonalHomePage.css";

const HomePanels = lazyPage(() => import("./HomePanels.tsx").then((code) => code.HomePanels));

// Needed by everybody who comes here, only not for the first screen: it travels while that one is drawn.
HomePanels.preload();

/** A user's own start page. */
export function PersonalHomePage({ username }: { readonly username: string }) {
  usePageTitle();
  return (
    <div className="personal-home">
      <div className="personal-home__top">
        <h1>What are you watching, {username}?</h1>
        <UserListPanel
          kind="anime"
          status="WATCHING"
          username={username}
          title="Continue Watching..."
          count={limits.homeWatching}
          hero={{
            Title: NextUp,
            waiting: <NextUpWaiting />,
            end: <AllWatching username={username} />,
          }}
        />
      </div>
      <Suspense fallback={<div className="personal-home__below" />}>
        <HomePanels username={username} />
      </Suspense>
    </div>
  );
}
