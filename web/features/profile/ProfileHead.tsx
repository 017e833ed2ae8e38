import { Suspense } from "react";
import { Link } from "../../addresses/Link.tsx";
import type { CallResponse } from "../../calls/api.ts";
import { paths } from "../../addresses/paths.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { CoverImage } from "../../cards/CoverImage.tsx";
import { Avatar } from "../../ui/display/Avatar.tsx";
import { PencilIcon } from "../../ui/display/pencil-icon.tsx";
import { medalOf } from "../../ui/display/medal.ts";
import { useStatistics } from "./poster/use-statistics.ts";
import "./ProfileHead.css";

/** For the owner alone, whose page asks for it before it knows what to draw. */
export const OwnerActions = lazyPage(() =>
  import("./OwnerActions.tsx").then((code) => code.OwnerActions),
);

/** A user as their public page shows them. */
export type Profile = CallResponse<"profile">["results"][number];

/** Who the page is about; the owner can change it right here. */
export function ProfileHead({ profile }: { readonly profile: Profile }) {
  const { username, bio, rank, avatar_url, completed_count, owner } = profile;
  return (
    <section className="profile-head" aria-labelledby="profile-name">
      <FavouritesBand username={username} />
      <span className="profile-head__picture" data-medal={medalOf(rank)}>
        <Avatar src={avatar_url} size={128} />
      </span>
      <div className="profile-head__person">
        <div className="profile-head__name">
          <h1 id="profile-name">{username}</h1>
          {owner && <EditUsername username={username} />}
        </div>
        <p className="profile-head__facts">
          {rank !== -1 && <strong className="profile-head__rank">#{rank} of Viewers</strong>}
          <span>Completed: {completed_count}</span>
          <Link to={paths.statistics(username)}>Statistics</Link>
        </p>
        {bio !== "" && <p className="profile-head__bio">{bio}</p>}
      </div>
      {owner && (
        <Suspense fallback={<div className="profile-head__actions" />}>
          <OwnerActions profile={profile} />
        </Suspense>
      )}
    </section>
  );
}

/** The pictures of what somebody loves most, side by side; its room is there before they are known. */
function FavouritesBand({ username }: { readonly username: string }) {
  const { data } = useStatistics(username);
  return (
    <span className="profile-head__band" aria-hidden="true">
      {data?.favourites.map(({ kind, id, image_url }) => (
        <CoverImage key={`${kind} ${id}`} src={image_url} isEager />
      ))}
    </span>
  );
}

function EditUsername({ username }: { readonly username: string }) {
  return (
    <Link
      className="profile-head__edit"
      to={paths.chooseUsername(paths.profile(username))}
      aria-label="Change your username"
      title="Change your username"
    >
      <PencilIcon />
    </Link>
  );
}
