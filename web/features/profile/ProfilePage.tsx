import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { useLocation } from "../../browser/location.ts";
import { Redirect } from "../../addresses/Link.tsx";
import * as sentences from "../../../shared/sentences.ts";
import { CallError } from "../../calls/api.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { SignInPrompt } from "../account/SignInPrompt.tsx";
import { HiddenNote, ReportButton } from "../moderation/moderation.ts";
import { usePageTitle } from "../../addresses/page-title.ts";
import { paths } from "../../addresses/paths.ts";
import { askWhoIsSignedIn, useCall } from "../../calls/queries.ts";
import { useSession } from "../../calls/session.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { FailedState } from "../../ui/feedback/LoadFailure.tsx";
import { PrivateNote } from "./PrivateNote.tsx";
import { OwnerActions, ProfileHead, type Profile } from "./ProfileHead.tsx";
import { ProfileLists } from "./ProfileLists.tsx";
import { PosterWaiting } from "./poster/PosterWaiting.tsx";
import "./ProfilePage.css";

const ImportStatus = lazyPage(() =>
  import("../import/ImportStatus.tsx").then((code) => code.ImportStatus),
);

const Poster = lazyPage(() => import("./poster/Poster.tsx").then((code) => code.Poster));

/** A user's public page. */
export function ProfilePage({ username }: { readonly username: string }) {
  usePageTitle(username);
  const { data, error, isPending, refetch } = useCall("profile", { username });
  const isOwn = useIsOwn(username);
  useEffect(() => {
    if (isOwn) OwnerActions.preload();
  }, [isOwn]);
  if (isPending) {
    return (
      <p className="profile-page__loading" role="status">
        Loading profile...
      </p>
    );
  }
  const profile = data?.results[0];
  if (profile !== undefined) return <ProfileView profile={profile} asked={username} />;
  if (error !== null && !saysUnknown(error)) {
    return <FailedState isWholePage what="this profile" error={error} onRetry={refetch} />;
  }
  if (isOwn) return <SignedOutMeanwhile />;
  return (
    <EmptyState isWholePage text="Profile does not exist.">
      <ButtonLink to={paths.home}>Go home</ButtonLink>
    </EmptyState>
  );
}

/** Whether an answer means that there is no such user. A redirect does; an error page of somebody in between does not. */
const saysUnknown = (error: Error): boolean =>
  error instanceof CallError &&
  (error.isRedirect || error.serverMessage === sentences.userNotFound);

/** Whether this is the page of whoever was signed in when it was opened or since, also when their session has ended meanwhile. */
function useIsOwn(username: string): boolean {
  const session = useSession();
  const [own, setOwn] = useState(session.username);
  if (session.username !== "" && session.username !== own) setOwn(session.username);
  // Names are the same in any case.
  return own.toLowerCase() === username.toLowerCase();
}

/** Nobody's own profile is unknown to them: who is told so has been signed out, as by operators who suspended the account. */
function SignedOutMeanwhile() {
  const client = useQueryClient();
  useEffect(() => {
    askWhoIsSignedIn(client);
  }, [client]);
  return <SignInPrompt text={sentences.sessionOver} />;
}

function ProfileView({ profile, asked }: { readonly profile: Profile; readonly asked: string }) {
  const { search } = useLocation();
  const { username, owner } = profile;
  // A former name, or another spelling of the name: the address shows the right one.
  if (username !== asked) {
    return <Redirect to={{ pathname: paths.profile(username), search }} />;
  }
  return (
    <div className="profile-page">
      {profile.hidden && (
        <Suspense>
          <HiddenNote hidden={profile.hidden} />
        </Suspense>
      )}
      {profile.private && <PrivateNote />}
      <ProfileHead profile={profile} />
      <Suspense fallback={<PosterWaiting />}>
        <Poster username={username} />
      </Suspense>
      {owner && (
        <Suspense fallback={null}>
          <ImportStatus />
        </Suspense>
      )}
      <ProfileLists username={username} isOwner={owner} />
      {!owner && (
        <Suspense>
          <ReportButton what="profile" page={paths.profile(username)} />
        </Suspense>
      )}
    </div>
  );
}
