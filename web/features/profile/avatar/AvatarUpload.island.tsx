import { useId } from "react";
import { useFileDrop } from "../../../ui/controls/file-drop.ts";
import { ImageIcon } from "../../../ui/display/page-icons.tsx";
import "./AvatarDialog.css";

/** Where a picture is picked from this device, or dropped. */
export function AvatarUpload({ onPick }: { readonly onPick: (file: File) => void }) {
  const id = useId();
  const pick = ([file]: readonly File[]) => {
    if (file !== undefined) onPick(file);
  };
  const drop = useFileDrop(pick);
  return (
    <div className="avatar-upload" {...drop}>
      <input
        id={id}
        className="avatar-upload__input"
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        onChange={({ currentTarget }) => {
          pick([...(currentTarget.files ?? [])]);
          // The same file may be picked again after Cancel.
          currentTarget.value = "";
        }}
      />
      <label className="avatar-upload__label" htmlFor={id}>
        <ImageIcon />
        Upload a picture
      </label>
      <p className="avatar-upload__hint">or drop one here, up to 2 MB</p>
    </div>
  );
}
