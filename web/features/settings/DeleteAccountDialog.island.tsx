import { useState } from "react";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { keepFarewell } from "../account/farewell.ts";
import { useChange } from "../../calls/use-change.ts";
import { useSession } from "../../calls/session.ts";
import { Field } from "../../ui/controls/Field.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.island.tsx";
import "./DeleteAccountDialog.css";

/** The last question before an account is deleted: it is answered by typing the username. */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { username } = useSession();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, isSuccess } = useChange("delete_account");

  const deleteAccount = () => {
    if (typed.trim() !== username) {
      setProblem(sentences.typeUsername);
      return;
    }
    setProblem(undefined);
    mutate(
      { confirmation: typed },
      {
        onSuccess: ({ message, redirect }) => {
          keepFarewell(message);
          window.location.assign(redirect);
        },
        onError: ({ message }) => {
          setProblem(message);
        },
      },
    );
  };
  return (
    <FormDialog
      title="Delete your account?"
      problem={problem}
      isBusy={isPending || isSuccess}
      saveLabel={isPending || isSuccess ? "Deleting..." : "Delete my account"}
      isDangerous
      onSave={deleteAccount}
      onClose={onClose}
    >
      <div className="delete-account">
        <p>
          This removes your profile, all your lists, your achievements and your pictures at once,
          and signs you out everywhere. You cannot undo it.
        </p>
        <p>
          We hold the name {username} for {limits.usernameHeldDays} days, so that nobody passes for
          you.
        </p>
        <Field
          label={`Type ${username} to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
      </div>
    </FormDialog>
  );
}
