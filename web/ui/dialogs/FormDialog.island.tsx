import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useId, type ReactNode, type SubmitEvent } from "react";
import { useBackCloses } from "./back-closes.ts";
import { holdFocus } from "./modal-layer.ts";
import { isSecondClick } from "../controls/second-click.ts";
import { Island } from "./Island.island.tsx";
import "./FormDialog.css";

/** A modal form with Save and Cancel; below 768 px it fills the screen. A click beside it loses nothing. */
export function FormDialog({
  title,
  problem,
  cure,
  told,
  isBusy,
  isBlocked = false,
  saveLabel = "Save",
  cancelLabel = "Cancel",
  isDangerous = false,
  onSave,
  onClose,
  children,
}: {
  readonly title: string;
  /** Why the form was not saved, or will not be. */
  readonly problem: string | undefined;
  /** What helps against the problem, beside it. */
  readonly cure?: ReactNode;
  /** Why it was not saved, where a message shows it already, which a dialog hides from those who listen. */
  readonly told?: string | undefined;
  readonly isBusy: boolean;
  /** Whether the form says why it cannot be saved. */
  readonly isBlocked?: boolean;
  readonly saveLabel?: string;
  readonly cancelLabel?: string;
  /** Whether what it does cannot be taken back. */
  readonly isDangerous?: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  useBackCloses(onClose);
  useEffect(() => holdFocus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && !isBlocked) onSave();
  };
  return (
    <Island>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        transitionDuration={150}
        // What opened it may be gone by then.
        disableRestoreFocus
        aria-labelledby={titleId}
        slotProps={{ paper: { elevation: 0 } }}
        onClose={(_, reason) => {
          if (reason === "escapeKeyDown") onClose();
        }}
      >
        <form className="form-dialog" noValidate onSubmit={submit}>
          <DialogTitle id={titleId}>{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          {problem !== undefined && (
            <Alert severity="error" className="form-dialog__problem" action={cure}>
              {problem}
            </Alert>
          )}
          {told !== undefined && (
            <p role="alert" className="visually-hidden">
              {told}
            </p>
          )}
          <DialogActions>
            <Button onClick={onClose}>{cancelLabel}</Button>
            <Button
              type="submit"
              variant="contained"
              color={isDangerous ? "error" : "primary"}
              // Not disabled, which would take the focus from it.
              aria-disabled={isBusy || isBlocked}
              onClick={(event) => {
                if (isSecondClick(event)) event.preventDefault();
              }}
            >
              {saveLabel}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </Island>
  );
}
