import { Suspense } from "react";
import * as limits from "../../../shared/limits.ts";
import { brand } from "../../words/brand.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { UserListPanel } from "../panels/UserListPanel.tsx";
import { SearchWidget } from "../search/SearchWidget.tsx";
import { Banners } from "./banners/Banners.tsx";
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
        <Banners banners={brand.banners} />
        <section className="personal-home__search" aria-labelledby="home-search">
          <h1 id="home-search">What are you watching, {username}?</h1>
          <SearchWidget username={username} hasListLinks />
        </section>
      </div>
      <UserListPanel
        kind="anime"
        status="WATCHING"
        username={username}
        title="Continue Watching..."
        count={limits.homeWatching}
        isFirst
      />
      <Suspense fallback={<div className="personal-home__below" />}>
        <HomePanels username={username} />
      </Suspense>
    </div>
  );
}
