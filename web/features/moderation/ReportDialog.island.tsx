import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import * as limits from "../../../shared/limits.ts";
import {
  reportReasonNames,
  reportReasons,
  type ReportReason,
} from "../../../shared/moderation/report.ts";
import { textLength } from "../../../shared/text-length.ts";
import { useChange } from "../../calls/use-change.ts";
import { toast } from "../../toasts/toast.ts";
import { maxLengthFor } from "../../ui/controls/max-length.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.island.tsx";
import "./ReportDialog.css";

const isReason = (value: string): value is ReportReason =>
  (reportReasonNames as readonly string[]).includes(value);

/** Where somebody says why a profile or a list should not be there. */
export function ReportDialog({
  what,
  page,
  onClose,
}: {
  readonly what: "profile" | "list";
  readonly page: string;
  readonly onClose: () => void;
}) {
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutate: report, isPending } = useChange("report");
  const labelId = useId();
  const send = () => {
    if (reason === undefined) {
      setProblem("Please choose a reason.");
      return;
    }
    report(
      { page, reason, text },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
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
      title={`Report this ${what}`}
      saveLabel="Send report"
      problem={problem}
      isBusy={isPending}
      onSave={send}
      onClose={onClose}
    >
      <div className="report-form">
        <FormControl>
          <FormLabel id={labelId}>What is wrong with it?</FormLabel>
          <RadioGroup
            aria-labelledby={labelId}
            value={reason ?? ""}
            onChange={(_, value) => {
              if (isReason(value)) setReason(value);
              setProblem(undefined);
            }}
          >
            {reportReasonNames.map((name) => (
              <FormControlLabel
                key={name}
                value={name}
                control={<Radio />}
                label={reportReasons[name]}
              />
            ))}
          </RadioGroup>
        </FormControl>
        <TextField
          label="Anything we should know (optional)"
          fullWidth
          multiline
          minRows={2}
          value={text}
          helperText={`${textLength(text)}/${limits.reportTextCharacters}`}
          slotProps={{ htmlInput: { maxLength: maxLengthFor(text, limits.reportTextCharacters) } }}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
        <p className="report-form__hint">
          Only the people who run this site read it. Whoever made it does not learn that you
          reported it.
        </p>
      </div>
    </FormDialog>
  );
}
