import { CallError } from "../../calls/api.ts";
import { tellFailure, useCall } from "../../calls/queries.ts";
import { useSession } from "../../calls/session.ts";
import { useChange } from "../../calls/use-change.ts";
import { toast } from "../../toasts/toast.ts";
import type { TrackedTitle } from "../../tracking/standing.ts";
import { Switch } from "../../ui/controls/Switch.tsx";

const failed = "We could not save your favourites. Please try again.";

/** Whether a title stands on the viewer's profile as one of their favourites. */
export function FavouriteSwitch({ title: { kind, id, name } }: { readonly title: TrackedTitle }) {
  const { username } = useSession();
  const { data } = useCall("profile", { username });
  const { mutate, isPending } = useChange("set_favourite");
  const favourites = data?.results[0]?.favourites;
  if (favourites === undefined) return null;
  const isOn = favourites.some((each) => each.kind === kind && each.id === id);
  return (
    <Switch
      label="Favourite: it stands on your profile"
      isOn={isOn}
      isBusy={isPending}
      onToggle={() => {
        mutate(
          { kind, id, on: !isOn },
          {
            onSuccess: () => {
              toast.success(isOn ? `No longer a favourite: ${name}` : `A favourite: ${name}`);
            },
            onError: (error) => {
              const reason = error instanceof CallError && !error.isLost && error.serverMessage;
              tellFailure(error, reason ? reason : failed);
            },
          },
        );
      }}
    />
  );
}
