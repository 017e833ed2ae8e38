import { useId, useState, type DragEvent } from "react";
import { ImageIcon } from "../ui/icons.tsx";
import "./AvatarDialog.css";

/** Where a picture is picked from this device, or dropped. */
export function AvatarUpload({ onPick }: { readonly onPick: (file: File) => void }) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const pick = (files: FileList | null) => {
    const file = files?.item(0);
    if (file) onPick(file);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className="avatar-upload"
      data-over={isOver}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        pick(event.dataTransfer.files);
      }}
    >
      <input
        id={id}
        className="avatar-upload__input"
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        onChange={({ currentTarget }) => {
          pick(currentTarget.files);
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
