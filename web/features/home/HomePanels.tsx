import { limits } from "../../../shared/limits.ts";
import { UserListPanel } from "../panels/UserListPanel.tsx";
import { Recommended } from "./Recommended.tsx";
import { TodaysEpisodes } from "./TodaysEpisodes.tsx";
import { TopUsers } from "./TopUsers.tsx";
import { TrendingAnime } from "./TrendingAnime.tsx";

/** The panels of a user's start page that lie below the first screen. */
export function HomePanels({ username }: { readonly username: string }) {
  return (
    <>
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
    </>
  );
}
