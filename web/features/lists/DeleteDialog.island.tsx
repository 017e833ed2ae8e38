import { useState } from "react";
import { FormDialog } from "../../ui/dialogs/FormDialog.island.tsx";

/** Asks before a list is deleted. The action rejects with a sentence for the user when it fails. */
export function DeleteDialog({
  onDelete,
  onClose,
}: {
  readonly onDelete: () => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    setBusy(true);
    try {
      await onDelete();
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title="Delete list"
      saveLabel="Yes, Delete"
      isDangerous
      problem={problem}
      isBusy={isBusy}
      onSave={() => void remove()}
      onClose={onClose}
    >
      <p>Are you sure you want to delete this list? This action is irreversible.</p>
    </FormDialog>
  );
}
