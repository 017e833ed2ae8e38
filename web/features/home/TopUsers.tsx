import { Link } from "../../addresses/Link.tsx";
import type { CallResponse } from "../../calls/api.ts";
import * as limits from "../../../shared/limits.ts";
import { paths } from "../../addresses/paths.ts";
import { useLargeCall } from "../../calls/queries.ts";
import { Avatar } from "../../ui/display/Avatar.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { Skeleton, useIsSlow } from "../../ui/feedback/Skeleton.tsx";
import { medalOf } from "../../ui/display/medal.ts";
import "./TopUsers.css";

const headingId = "top-users";

/** The users with the most completed anime. */
export function TopUsers({
  Heading = "h2",
}: {
  /** The level of its heading: the first where it is a page of its own. */
  readonly Heading?: "h1" | "h2";
}) {
  return (
    <section className="top-users" aria-labelledby={headingId}>
      <Heading id={headingId}>Top Users</Heading>
      <Rows />
    </section>
  );
}

function Rows() {
  const { data, error, isPending, refetch } = useLargeCall("top_completed_users", {});
  if (isPending) return <LoadingRows />;
  if (data === undefined || data.length === 0) {
    return (
      <EmptyState text="No users found.">
        {data === undefined && <LoadFailure what="the top users" error={error} onRetry={refetch} />}
      </EmptyState>
    );
  }
  return (
    <ol className="top-users__rows">
      {data.map((user, at) => (
        <li key={user.username}>
          <PersonRow place={at + 1} {...user} />
        </li>
      ))}
    </ol>
  );
}

/** Somebody in a row that leads to their profile, with their place where there is one. */
export function PersonRow({
  place,
  username,
  profile_picture_url,
  completed_count,
}: CallResponse<"top_completed_users">[number] & { readonly place?: number }) {
  return (
    <Link className="top-users__row" to={paths.profile(username)}>
      {place !== undefined && (
        <span className="top-users__place" data-medal={medalOf(place)}>
          {place}
        </span>
      )}
      <Avatar src={profile_picture_url} size={40} isLazy />
      <span className="top-users__person">
        <span className="top-users__name">{username}</span>
        <span className="top-users__count">Completed: {completed_count}</span>
      </span>
    </Link>
  );
}

function LoadingRows() {
  const isSlow = useIsSlow();
  return (
    <div className="top-users__rows" role="status" aria-label="Loading users">
      {Array.from({ length: limits.topUsers }, (_, at) => (
        <div key={at} className="top-users__row">
          {isSlow && <Skeleton width="100%" height={40} />}
        </div>
      ))}
    </div>
  );
}
