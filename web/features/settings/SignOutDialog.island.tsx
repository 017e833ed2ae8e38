import { useChange } from "../../calls/use-change.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.island.tsx";

/** Asks once before all sessions of the user end, and then leaves by the identity provider. */
export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const { mutate, isPending, isSuccess, error } = useChange("auth_logout");
  const isLeaving = isPending || isSuccess;
  const signOut = () => {
    mutate(
      { everywhere: true },
      {
        onSuccess: ({ redirect }) => {
          window.location.assign(redirect);
        },
      },
    );
  };
  return (
    <FormDialog
      title="Sign out on all devices?"
      saveLabel={isLeaving ? "Signing out..." : "Sign out everywhere"}
      problem={error?.message}
      isBusy={isLeaving}
      onSave={signOut}
      onClose={onClose}
    >
      <p>
        This signs you out in every browser at once, this one included. Your lists stay as they are,
        and you can sign in again at any time.
      </p>
    </FormDialog>
  );
}
