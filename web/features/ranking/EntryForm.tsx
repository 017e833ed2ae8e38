import { Suspense, useState, type ClipboardEvent, type Dispatch, type SubmitEvent } from "react";
import * as limits from "../../../shared/limits.ts";
import { lazyPage } from "../../browser/lazy-page.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/controls/Field.tsx";
import { useFileDrop } from "../../ui/controls/file-drop.ts";
import { PlusIcon, SearchIcon } from "../../ui/display/icons.tsx";
import { ImageIcon } from "../../ui/display/page-icons.tsx";
import { TextArea } from "../../ui/controls/TextArea.tsx";
import type { DraftEvent, EntryEditor, EntryImage } from "./draft.ts";
import { useEntryEditing } from "./entry-editing.ts";
import { imageOfFile } from "./entry-image.ts";
import { EntryPicture } from "./EntryPicture.tsx";
import { pastedFile } from "./pasted-file.ts";

const ImageDialog = lazyPage(() => import("./ImageDialog.tsx").then((code) => code.ImageDialog));
const CatalogueDialog = lazyPage(() =>
  import("./CatalogueDialog.tsx").then((code) => code.CatalogueDialog),
);

/** Where one entry is written, and the ways to its picture. */
export function EntryForm({
  editor,
  isListFull,
  send,
}: {
  readonly editor: EntryEditor;
  /** Whether another entry would be too many. */
  readonly isListFull: boolean;
  readonly send: Dispatch<DraftEvent>;
}) {
  const [open, setOpen] = useState<"image" | "catalogue">();
  const { titleField, problem, change, takeImage, fill, save, cancel } = useEntryEditing(
    editor,
    isListFull,
    send,
  );
  const isNew = editor.id === undefined;
  const close = () => {
    setOpen(undefined);
  };
  const takeFile = (file: File) => void takeImage(imageOfFile(file));
  const paste = (event: ClipboardEvent) => {
    const file = pastedFile(event.clipboardData);
    if (file === undefined) return;
    event.preventDefault();
    takeFile(file);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <>
      <form className="entry-form" noValidate onSubmit={submit} onPaste={paste}>
        <div className="entry-form__head">
          <h2>{isNew ? "New entry" : "Change this entry"}</h2>
          <Button
            variant="outlined"
            size="small"
            aria-haspopup="dialog"
            onPointerEnter={CatalogueDialog.preload}
            onFocus={CatalogueDialog.preload}
            onClick={() => {
              setOpen("catalogue");
            }}
          >
            <SearchIcon />
            Fill from the catalogue
          </Button>
        </div>
        <div className="entry-form__body">
          <ImageBox
            image={editor.image}
            onOpen={() => {
              setOpen("image");
            }}
            onFile={takeFile}
          />
          <div className="entry-form__fields">
            <Field
              ref={titleField}
              label="Entry title"
              required
              autoComplete="off"
              maxLength={limits.rankingEntryTitleCharacters}
              value={editor.title}
              onChange={(event) => {
                change({ title: event.target.value });
              }}
            />
            <TextArea
              label="Entry description"
              required
              maxLength={limits.rankingEntryDescriptionCharacters}
              value={editor.description}
              onChange={(event) => {
                change({ description: event.target.value });
              }}
            />
          </div>
        </div>
        <p className="ranking-form__problem" role="alert">
          {problem}
        </p>
        <div className="entry-form__actions">
          {!isNew && (
            <Button variant="quiet" onClick={cancel}>
              Cancel
            </Button>
          )}
          <Button type="submit" variant="outlined">
            {isNew && <PlusIcon />}
            {isNew ? "Add Entry" : "Save Entry"}
          </Button>
        </div>
      </form>
      {/* Beside the form, not in it: React events of a portal bubble to the opener's parents. */}
      <Suspense fallback={null}>
        {open === "image" && (
          <ImageDialog
            onImage={(image) => void takeImage(Promise.resolve(image))}
            onClose={close}
          />
        )}
        {open === "catalogue" && <CatalogueDialog onChoose={fill} onClose={close} />}
      </Suspense>
    </>
  );
}

/** The entry's picture: a click offers the ways to one, a file can be dropped right on it. */
function ImageBox({
  image,
  onOpen,
  onFile,
}: {
  readonly image: EntryImage | undefined;
  readonly onOpen: () => void;
  readonly onFile: (file: File) => void;
}) {
  const drop = useFileDrop(([file]) => {
    if (file !== undefined) onFile(file);
  });
  return (
    <button
      type="button"
      className="entry-form__image"
      aria-haspopup="dialog"
      aria-label={image && "Change the image"}
      aria-description="Required"
      onPointerEnter={ImageDialog.preload}
      onFocus={ImageDialog.preload}
      onClick={onOpen}
      {...drop}
    >
      {image === undefined ? (
        <>
          <ImageIcon />
          <span className="entry-form__required">Upload an image</span>
        </>
      ) : (
        <EntryPicture image={image} />
      )}
    </button>
  );
}
