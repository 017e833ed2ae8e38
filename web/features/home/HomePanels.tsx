import { useDeferredValue, type ReactNode } from "react";
import * as limits from "../../../shared/limits.ts";
import { UserListPanel } from "../panels/UserListPanel.tsx";
import { SpareTimeButton } from "../shelf/spare-time/SpareTimeButton.tsx";
import { brand } from "../../words/brand.ts";
import { Banners } from "./banners/Banners.tsx";
import { Recommended } from "./Recommended.tsx";
import { TodaysEpisodes } from "./TodaysEpisodes.tsx";
import { TopUsers } from "./TopUsers.tsx";
import { TrendingAnime } from "./TrendingAnime.tsx";
import { useListSize } from "./use-recommendations.ts";

/** Draws what it holds after what it stands in: in one piece, all panels would keep a phone busy for too long. */
const Afterwards = ({ children }: { readonly children: ReactNode }) =>
  useDeferredValue(children, null);

/** Below what they are watching, where that is something; its room is there before that is known. */
function SpareTime({ username }: { readonly username: string }) {
  const size = useListSize(username, "WATCHING") ?? 0;
  return (
    <div className="personal-home__time">
      {size > 0 && <SpareTimeButton username={username} size="small" />}
    </div>
  );
}

/** The panels of a user's start page that lie below the first screen. */
export function HomePanels({ username }: { readonly username: string }) {
  return (
    <>
      <SpareTime username={username} />
      <TodaysEpisodes />
      <Banners banners={brand.banners} />
      <Afterwards>
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
            <Afterwards>
              <TrendingAnime />
              <Afterwards>
                <Recommended username={username} />
              </Afterwards>
            </Afterwards>
          </div>
          {/* The last of all: higher up on a phone, where it stands last, its pictures would load at once. */}
          <Afterwards>
            <Afterwards>
              <TopUsers />
            </Afterwards>
          </Afterwards>
        </div>
      </Afterwards>
    </>
  );
}
