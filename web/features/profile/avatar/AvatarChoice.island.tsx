import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { presetAvatarPath, presetAvatars } from "../../../../shared/profile.ts";
import { Avatar } from "../../../ui/display/Avatar.tsx";
import { CheckIcon } from "../../../ui/display/icons.tsx";
import { capitalised } from "../../../words/title-words.ts";
import "./AvatarDialog.css";

/** 'Wizard girl', 'Knight (woman)'. */
const presets = presetAvatars.map((name) => ({
  path: presetAvatarPath(name),
  label: capitalised(name.replace("-female", " (woman)").replace("-", " ")),
}));

/** The pictures that a user can have without an upload: the presets, and the one they uploaded last. */
export function AvatarChoice({
  current,
  uploaded,
  chosen,
  onChoose,
}: {
  /** Path of the picture they have now. */
  readonly current: string;
  /** Path of their last upload, if they have one. */
  readonly uploaded: string | null;
  readonly chosen: string | undefined;
  readonly onChoose: (path: string) => void;
}) {
  const own = uploaded === null ? [] : [{ path: uploaded, label: "Your picture" }];
  return (
    <RadioGroup
      className="avatar-choice"
      aria-label="Avatar"
      value={chosen ?? null}
      onChange={(_, path) => {
        onChoose(path);
      }}
    >
      {[...own, ...presets].map(({ path, label }) => (
        <FormControlLabel
          key={path}
          className="avatar-choice__option"
          value={path}
          labelPlacement="bottom"
          label={<Label label={label} isCurrent={path === current} />}
          control={
            <Radio
              disableRipple
              icon={<Avatar src={path} size={88} />}
              checkedIcon={<ChosenAvatar path={path} />}
            />
          }
        />
      ))}
    </RadioGroup>
  );
}

function Label({ label, isCurrent }: { readonly label: string; readonly isCurrent: boolean }) {
  return (
    <>
      {label}
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
