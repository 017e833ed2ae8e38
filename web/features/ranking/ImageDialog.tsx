import { useEffect, useRef, useState, type ClipboardEvent, type SubmitEvent } from "react";
import { Button } from "../../ui/controls/Button.tsx";
import { DialogSheet } from "../../ui/dialogs/DialogSheet.tsx";
import { Field } from "../../ui/controls/Field.tsx";
import { useFileDrop } from "../../ui/controls/file-drop.ts";
import { ImageIcon } from "../../ui/display/page-icons.tsx";
import { imageOfFile, imageOfUrl, imageProblem } from "./entry-image.ts";
import { pastedFile } from "./pasted-file.ts";
import "./ImageDialog.css";

/** The four ways to a picture: an address, a drop, a file, the clipboard. */
export function ImageDialog({
  onImage,
  onClose,
}: {
  readonly onImage: (image: Blob) => void;
  readonly onClose: () => void;
}) {
  const [url, setUrl] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const take = async (load: () => Promise<Blob>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const image = await load();
      // Who closed the dialog meanwhile does not want the picture any more.
      if (isGone.current) return;
      onImage(image);
      onClose();
    } catch (error) {
      setProblem(imageProblem(error));
      setBusy(false);
    }
  };
  const takeFile = (file: File) => void take(() => imageOfFile(file));
  const drop = useFileDrop(([file]) => {
    if (file !== undefined) takeFile(file);
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (url.trim() !== "") void take(() => imageOfUrl(url.trim()));
  };
  const paste = (event: ClipboardEvent) => {
    const file = pastedFile(event.clipboardData);
    if (file === undefined) return;
    event.preventDefault();
    takeFile(file);
  };
  return (
    <DialogSheet labelledBy="image-dialog-title" width="narrow" onClose={onClose}>
      <div className="image-dialog" onPaste={paste} {...drop}>
        <h2 id="image-dialog-title">Upload an image</h2>
        <form className="image-dialog__url" onSubmit={submit} noValidate>
          <Field
            label="Paste an image URL"
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            data-autofocus=""
            value={url}
            onChange={(event) => {
              setUrl(event.target.value);
              setProblem(undefined);
            }}
          />
          <Button type="submit" variant="outlined" isBusy={isBusy}>
            Fetch
          </Button>
        </form>
        <div className="image-dialog__drop">
          <ImageIcon />
          <p>Drag and drop an image here, paste one, or</p>
          <Button
            isBusy={isBusy}
            onClick={() => {
              picker.current?.click();
            }}
          >
            Choose a file
          </Button>
          <p className="image-dialog__hint">PNG, JPEG or WEBP, up to 2 MB</p>
          <input
            ref={picker}
            className="visually-hidden"
            type="file"
            tabIndex={-1}
            aria-label="Image file"
            accept="image/png,image/jpeg,image/webp"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) takeFile(file);
              target.value = "";
            }}
          />
        </div>
        <p className="image-dialog__problem" role="alert">
          {problem}
        </p>
        <div className="image-dialog__actions">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </DialogSheet>
  );
}
