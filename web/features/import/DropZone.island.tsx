import { useFileDrop } from "../../ui/controls/file-drop.ts";
import { FileIcon } from "../../ui/display/page-icons.tsx";
import "./DropZone.css";

/** Where a list file is dropped, or chosen by a click or a key. */
export function DropZone({
  isDisabled,
  onFiles,
}: {
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const drop = useFileDrop((files) => {
    if (!isDisabled) onFiles(files);
  });
  return (
    <label className="drop-zone" {...drop}>
      <FileIcon />
      <span className="drop-zone__invitation">Drop your list here, or choose a file</span>
      <span className="drop-zone__limits">
        One XML file of up to 2 MB, which is about 2,000 titles
      </span>
      <input
        type="file"
        className="visually-hidden"
        accept=".xml,.gz,text/xml,application/xml"
        disabled={isDisabled}
        autoFocus
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was changed.
          event.target.value = "";
        }}
      />
    </label>
  );
}
