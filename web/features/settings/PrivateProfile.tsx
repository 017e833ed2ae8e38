import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CallResponse } from "../../calls/api.ts";
import { queryKey, tellFailure, useCall } from "../../calls/queries.ts";
import { useSession } from "../../calls/session.ts";
import { useChange } from "../../calls/use-change.ts";
import { toast } from "../../toasts/toast.ts";
import { Switch } from "../../ui/controls/Switch.tsx";
import { LoadFailure } from "../../ui/feedback/LoadFailure.tsx";
import { SettingsRow } from "./SettingsRow.tsx";

/** Whether others see the user's profile, and all that is under it. */
export function PrivateProfile() {
  const { username } = useSession();
  const { data, error, isPending, refetch } = useCall("profile", { username });
  const { isSaving, save } = useSaving(username);
  const isPrivate = data?.results[0]?.private;
  return (
    <SettingsRow title="Private profile" text="Only you see your profile, lists and rank.">
      {isPrivate !== undefined && (
        <Switch
          label="Keep my profile private"
          isOn={isPrivate}
          isBusy={isSaving}
          onToggle={() => void save(!isPrivate)}
        />
      )}
      {isPending && <div className="settings-row__loading" />}
      {!isPending && isPrivate === undefined && (
        <LoadFailure what="this setting" error={error} onRetry={refetch} />
      )}
    </SettingsRow>
  );
}

/** Saves who sees a profile; the page shows it before the server answers, and as it was where that fails. */
function useSaving(username: string) {
  const client = useQueryClient();
  const { mutateAsync: change } = useChange("update_user");
  const [isSaving, setSaving] = useState(false);
  const shown = queryKey("profile", { username });
  const show = (isPrivate: boolean) => {
    client.setQueryData<CallResponse<"profile">>(
      shown,
      (profile) =>
        profile && { results: profile.results.map((each) => ({ ...each, private: isPrivate })) },
    );
  };
  const save = async (isPrivate: boolean) => {
    setSaving(true);
    // An answer still on its way tells of the time before.
    void client.cancelQueries({ queryKey: shown });
    show(isPrivate);
    try {
      await change({ private: isPrivate });
      toast.success(
        isPrivate
          ? "Your profile is private: only you see it."
          : "Everybody can see your profile again.",
        { key: "private profile", undo: () => void save(!isPrivate) },
      );
    } catch (error) {
      show(!isPrivate);
      tellFailure(error, error instanceof Error ? error.message : String(error));
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, save };
}
