import { FormDialog } from "../../ui/dialogs/FormDialog.island.tsx";

/** Asks once before a diary is turned off and erased. */
export function EraseDiaryDialog({
  isBusy,
  onErase,
  onClose,
}: {
  readonly isBusy: boolean;
  readonly onErase: () => void;
  readonly onClose: () => void;
}) {
  return (
    <FormDialog
      title="Turn off and erase your diary?"
      problem={undefined}
      isBusy={isBusy}
      isDangerous
      saveLabel={isBusy ? "Erasing..." : "Turn off and erase"}
      onSave={onErase}
      onClose={onClose}
    >
      <p>
        What it tells of past days is gone for good. Your lists stay as they are, with their scores
        and dates. You can turn on a new diary at any time.
      </p>
    </FormDialog>
  );
}
