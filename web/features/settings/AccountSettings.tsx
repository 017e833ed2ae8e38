import * as limits from "../../../shared/limits.ts";
import { paths } from "../../addresses/paths.ts";
import { useSession } from "../../calls/session.ts";
import { ButtonLink } from "../../ui/controls/Button.tsx";
import { PrivateProfile } from "./PrivateProfile.tsx";
import { SettingsRow } from "./SettingsRow.tsx";
import { SignOutEverywhere } from "./SignOutEverywhere.tsx";

/** The username, the way to the public page, and the way out. */
export function AccountSettings() {
  const { username } = useSession();
  return (
    <>
      <SettingsRow
        title="Username"
        text={
          <>
            You are <strong>{username}</strong>. You can change it {limits.usernameChanges} times in{" "}
            {limits.usernameChangesDays} days.
          </>
        }
      >
        <ButtonLink variant="outlined" to={paths.chooseUsername(paths.settings)}>
          Change username
        </ButtonLink>
      </SettingsRow>
      <SettingsRow
        title="Profile"
        text="You change your picture and your bio right on your profile."
      >
        <ButtonLink variant="outlined" to={paths.profile(username)}>
          Go to your profile
        </ButtonLink>
      </SettingsRow>
      <PrivateProfile />
      <SettingsRow title="This browser" text="Signs you out in this browser.">
        <ButtonLink variant="outlined" to={paths.logout} state={{ signOutNow: true }}>
          Sign out
        </ButtonLink>
      </SettingsRow>
      <SignOutEverywhere />
    </>
  );
}
