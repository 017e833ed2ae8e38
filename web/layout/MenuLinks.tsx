import { useState } from "react";
import { Link } from "../addresses/Link.tsx";
import { brand } from "../words/brand.ts";
import { paths } from "../addresses/paths.ts";
import {
  BookIcon,
  BookmarkIcon,
  ChatIcon,
  GridIcon,
  PersonIcon,
  PlayIcon,
  SlidersIcon,
  SparkIcon,
  stroked,
} from "../ui/display/icons.tsx";

const SignOutIcon = stroked("M14 4H5v16h9", "M10 12h10", "m16.5 8.5 3.5 3.5-3.5 3.5");

/** Where the menu leads; some only where the header has no room for them. */
export function MenuLinks({
  username,
  onLeave,
}: {
  readonly username: string;
  readonly onLeave: () => void;
}) {
  const [year] = useState(() => new Date().getFullYear());
  return (
    <ul id="user-menu" className="user-menu__list" onClick={onLeave}>
      <li>
        <Link to={paths.profile(username)} className="user-menu__item">
          <PersonIcon />
          {username}
        </Link>
      </li>
      <li>
        <Link to={paths.shelf("anime", username, "WATCHING")} className="user-menu__item">
          <PlayIcon />
          My anime
        </Link>
      </li>
      <li>
        <Link to={paths.shelf("manga", username, "READING")} className="user-menu__item">
          <BookmarkIcon />
          My manga
        </Link>
      </li>
      <li>
        <Link to={paths.diary} className="user-menu__item">
          <BookIcon />
          Diary
        </Link>
      </li>
      <li>
        <Link to={paths.year(year, username)} className="user-menu__item">
          <SparkIcon />
          My {year}
        </Link>
      </li>
      <li className="user-menu__narrow">
        <Link to={paths.browse("anime")} className="user-menu__item">
          <GridIcon />
          Browse
        </Link>
      </li>
      <li className="user-menu__narrow">
        <Link to={paths.chat} className="user-menu__item">
          <SparkIcon />
          Chat
        </Link>
      </li>
      {brand.communityChatUrl !== "" && (
        <li className="user-menu__narrow">
          <a href={brand.communityChatUrl} className="user-menu__item">
            <ChatIcon />
            Community
          </a>
        </li>
      )}
      <li>
        <Link to={paths.settings} className="user-menu__item">
          <SlidersIcon />
          Settings
        </Link>
      </li>
      <li>
        <Link to={paths.logout} state={{ signOutNow: true }} className="user-menu__item">
          <SignOutIcon />
          Logout
        </Link>
      </li>
    </ul>
  );
}
