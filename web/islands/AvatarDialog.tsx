import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { useState } from "react";
import { sentences } from "../../shared/errors.ts";
import { presetAvatarPath, presetAvatars } from "../../shared/profile.ts";
import { useChange } from "../queries.ts";
import { toast } from "../toasts/toast.ts";
import { Avatar } from "../ui/Avatar.tsx";
import { CheckIcon } from "../ui/icons.tsx";
import { capitalised } from "../words.ts";
import { FormDialog } from "./FormDialog.tsx";
import "./AvatarDialog.css";

/** Where the owner of a profile chooses one of the preset pictures. */
export function AvatarDialog({
  current,
  onClose,
}: {
  /** Path of the picture they have now. */
  readonly current: string;
  readonly onClose: () => void;
}) {
  const [chosen, setChosen] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useChange("update_user");

  const save = () => {
    if (chosen === undefined) {
      setProblem(sentences.unknownAvatar);
      return;
    }
    mutate(
      { avatar_url: chosen },
      {
        onSuccess: () => {
          toast.success("Your avatar is saved.");
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
      title="Change avatar"
      problem={problem}
      isBusy={isPending}
      onSave={save}
      onClose={onClose}
    >
      <RadioGroup
        className="avatar-choice"
        aria-label="Avatar"
        value={chosen ?? null}
        onChange={(_, path) => {
          setChosen(path);
          setProblem(undefined);
        }}
      >
        {presetAvatars.map((name) => {
          const path = presetAvatarPath(name);
          return (
            <FormControlLabel
              key={name}
              className="avatar-choice__option"
              value={path}
              labelPlacement="bottom"
              label={<Label name={name} isCurrent={path === current} />}
              control={
                <Radio
                  disableRipple
                  icon={<Avatar src={path} size={88} />}
                  checkedIcon={<ChosenAvatar path={path} />}
                />
              }
            />
          );
        })}
      </RadioGroup>
    </FormDialog>
  );
}

function Label({ name, isCurrent }: { readonly name: string; readonly isCurrent: boolean }) {
  return (
    <>
      {capitalised(name.replace("-", " "))}
      {isCurrent && <span className="avatar-choice__current">Current</span>}
    </>
  );
}

function ChosenAvatar({ path }: { readonly path: string }) {
  return (
    <span className="avatar-choice__chosen">
      <Avatar src={path} size={88} />
      <CheckIcon />
    </span>
  );
}
