import { useState } from "react";
import * as sentences from "../../../shared/sentences.ts";
import { useChange } from "../../calls/use-change.ts";
import { toast } from "../../toasts/toast.ts";
import { BioField } from "./BioField.island.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.island.tsx";

/** Where the owner of a profile writes what it says about them. */
export function BioDialog({
  current,
  onClose,
}: {
  readonly current: string;
  readonly onClose: () => void;
}) {
  const [bio, setBio] = useState(current);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useChange("update_user");

  const save = () => {
    mutate(
      { bio },
      {
        onSuccess: () => {
          toast.success("Your bio is saved.");
          onClose();
        },
        onError: (error) => {
          setProblem(error.message);
        },
      },
    );
  };
  return (
    <FormDialog
      title="Change bio"
      problem={problem}
      isBusy={isPending}
      onSave={save}
      onClose={onClose}
    >
      <BioField
        value={bio}
        onChange={setBio}
        onEdit={(isTooLong) => {
          setProblem(isTooLong ? sentences.bioTooLong : undefined);
        }}
      />
    </FormDialog>
  );
}
