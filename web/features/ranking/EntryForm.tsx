import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type Dispatch,
  type SubmitEvent,
} from "react";
import { sentences } from "../../../shared/errors.ts";
import { limits } from "../../../shared/limits.ts";
import { entryProblem } from "../../../shared/ranking-list.ts";
import { lazyPage } from "../../lazy-page.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { useFileDrop } from "../../ui/file-drop.ts";
import { ImageIcon, PlusIcon, SearchIcon } from "../../ui/icons.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import type { FoundTitle } from "../search/found-title.ts";
import { BlobImage } from "./BlobImage.tsx";
import { emptyEditor, type DraftEvent, type EntryEditor } from "./draft.ts";
import { ImageProblem, imageOfCover, imageOfFile } from "./entry-image.ts";
import { pastedFile } from "./pasted-file.ts";

const ImageDialog = lazyPage(async () => (await import("./ImageDialog.tsx")).ImageDialog);
const CatalogueDialog = lazyPage(
  async () => (await import("./CatalogueDialog.tsx")).CatalogueDialog,
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
  const [problem, setProblem] = useState<string>();
  const titleField = useRef<HTMLInputElement>(null);
  // Counts what may still bring a picture: one that comes late belongs to an entry that has left the editor.
  const turn = useRef(0);
  const editedId = useRef(editor.id);
  const isNew = editor.id === undefined;
  useEffect(() => {
    // A draft that comes back with an entry in the editor takes no focus: nobody asked to edit just now.
    if (editedId.current === editor.id) return;
    editedId.current = editor.id;
    turn.current++;
    if (editor.id !== undefined) titleField.current?.focus();
  }, [editor.id]);
  const change = (changes: Partial<EntryEditor>) => {
    send({ type: "editor", editor: changes });
    setProblem(undefined);
  };
  const close = () => {
    setOpen(undefined);
  };

  const takeImage = async (image: Promise<Blob>) => {
    const mine = ++turn.current;
    try {
      const taken = await image;
      if (mine === turn.current) change({ image: taken });
    } catch (error) {
      if (!(error instanceof ImageProblem)) throw error;
      if (mine === turn.current) setProblem(error.message);
    }
  };
  const fill = (title: FoundTitle) => {
    change({
      title: (title.englishName ?? title.name).slice(0, limits.rankingEntryTitleCharacters),
      description: title.description.slice(0, limits.rankingEntryDescriptionCharacters),
    });
    void takeImage(imageOfCover(title.image));
  };
  const paste = (event: ClipboardEvent) => {
    const file = pastedFile(event.clipboardData);
    if (file === undefined) return;
    event.preventDefault();
    void takeImage(imageOfFile(file));
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const { id = crypto.randomUUID(), title, description, image } = editor;
    const found =
      isNew && isListFull ? sentences.tooManyEntries : entryProblem(editor, image !== undefined);
    setProblem(found);
    if (found !== undefined || image === undefined) return;
    turn.current++;
    send({
      type: "saved",
      entry: { id, title: title.trim(), description: description.trim(), image },
    });
    titleField.current?.focus();
  };
  return (
    <>
      <form className="entry-form" noValidate onSubmit={save} onPaste={paste}>
        <div className="entry-form__head">
          <h2>{isNew ? "New entry" : "Change this entry"}</h2>
          <Button
            variant="outlined"
            size="small"
            aria-haspopup="dialog"
            onPointerEnter={() => void CatalogueDialog.preload()}
            onFocus={() => void CatalogueDialog.preload()}
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
            onFile={(file) => void takeImage(imageOfFile(file))}
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
            <Button
              variant="quiet"
              onClick={() => {
                turn.current++;
                change({ id: undefined, ...emptyEditor, image: undefined });
                titleField.current?.focus();
              }}
            >
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
            onImage={(image) => {
              turn.current++;
              change({ image });
            }}
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
  readonly image: Blob | undefined;
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
      onPointerEnter={() => void ImageDialog.preload()}
      onFocus={() => void ImageDialog.preload()}
      onClick={onOpen}
      {...drop}
    >
      {image === undefined ? (
        <>
          <ImageIcon />
          <span className="entry-form__required">Upload an image</span>
        </>
      ) : (
        <BlobImage blob={image} />
      )}
    </button>
  );
}
