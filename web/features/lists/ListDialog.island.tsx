import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { textLength } from "../../../shared/text-length.ts";
import { CallError, type CallResponse } from "../../calls/api.ts";
import { useChange } from "../../calls/use-change.ts";
import { toast } from "../../toasts/toast.ts";
import { maxLengthFor } from "../../ui/controls/max-length.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.island.tsx";
import "./ListDialog.css";

type KnownList = Pick<CallResponse<"create_list">, "id" | "name" | "description" | "public">;

/** Where a custom list is made, or what it says is changed. */
export function ListDialog({
  list,
  onClose,
}: {
  /** The list to change; a new one when there is none. */
  readonly list?: KnownList;
  readonly onClose: () => void;
}) {
  const [name, setName] = useState(list?.name ?? "");
  const [description, setDescription] = useState(list?.description ?? "");
  const [isPublic, setPublic] = useState(list?.public ?? true);
  const [problem, setProblem] = useState<string>();
  const { mutate: create, isPending: isCreating } = useChange("create_list");
  const { mutate: edit, isPending: isEditing } = useChange("edit_list");

  const make = () => {
    create(
      { name, description, isPublic },
      {
        onSuccess: (made) => {
          toast.success(`List created: ${made.name}`);
          onClose();
        },
        onError: (error) => {
          setProblem(creationProblem(error));
        },
      },
    );
  };
  const change = (list_id: string) => {
    edit(
      { list_id, name, description, public: isPublic },
      {
        onSuccess: () => {
          toast.success("Your list is saved.");
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
      title={list === undefined ? "Create List" : "Edit List"}
      saveLabel={list === undefined ? "Create List" : "Save"}
      problem={problem}
      isBusy={isCreating || isEditing}
      onSave={() => {
        if (name.trim() === "") setProblem(sentences.listNameRequired);
        else if (list === undefined) make();
        else change(list.id);
      }}
      onClose={onClose}
    >
      <div className="list-form">
        <TextField
          label="List Name (required)"
          fullWidth
          autoFocus
          value={name}
          slotProps={{ htmlInput: { maxLength: maxLengthFor(name, limits.listNameCharacters) } }}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(undefined);
          }}
        />
        <TextField
          label="Description (optional)"
          fullWidth
          multiline
          minRows={3}
          value={description}
          helperText={`${textLength(description)}/${limits.listDescriptionCharacters}`}
          slotProps={{
            htmlInput: { maxLength: maxLengthFor(description, limits.listDescriptionCharacters) },
          }}
          onChange={(event) => {
            setDescription(event.target.value);
          }}
        />
        <FormControlLabel
          control={
            <Switch
              checked={isPublic}
              onChange={(_, isChecked) => {
                setPublic(isChecked);
              }}
            />
          }
          // Always the same: what a switch is called must not change with its state.
          label="Public"
        />
        <p className="list-form__hint" role="status">
          {isPublic ? "Anyone can view this list" : "Only you can view this list"}
        </p>
      </div>
    </FormDialog>
  );
}

/** Why the server refused the list, in its words; any other failure is only that. */
function creationProblem(error: Error): string {
  const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500;
  const reason = isRefused && error.serverMessage;
  return reason ? reason : "Failed to create list. Please try again.";
}
