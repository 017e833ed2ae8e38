import { limits } from "../../../shared/limits.ts";
import { brand } from "../../brand.ts";
import { usePageTitle } from "../../layout/page-title.ts";
import { UserListPanel } from "../panels/UserListPanel.tsx";
import { SearchWidget } from "../search/SearchWidget.tsx";
import { Banners } from "./Banners.tsx";
import { Recommended } from "./Recommended.tsx";
import { TodaysEpisodes } from "./TodaysEpisodes.tsx";
import { TopUsers } from "./TopUsers.tsx";
import { TrendingAnime } from "./TrendingAnime.tsx";
import "./PersonalHomePage.css";

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
      <TodaysEpisodes />
      <div className="personal-home__columns">
        <div className="personal-home__main">
          <div className="personal-home__pair">
            <UserListPanel
              kind="anime"
              status="PLANNED"
              username={username}
              title="Start Watching..."
              count={limits.homePlanned}
              columns={3}
            />
            <UserListPanel
              kind="manga"
              status="READING"
              username={username}
              title="Continue Reading..."
              count={limits.homeReading}
              columns={3}
            />
          </div>
          <TrendingAnime />
          <Recommended username={username} />
        </div>
        <TopUsers />
      </div>
    </div>
  );
}
