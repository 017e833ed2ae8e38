import { useEffect, useRef, useState, type Dispatch } from "react";
import * as sentences from "../../../shared/sentences.ts";
import * as limits from "../../../shared/limits.ts";
import { entryProblem } from "../../../shared/ranking-list.ts";
import { nameIn } from "../../../shared/titles/title-name.ts";
import { firstCharacters } from "../../../shared/text-length.ts";
import { titleLanguage } from "../../words/title-language.ts";
import type { FoundTitle } from "../search/found-title.ts";
import { emptyEditor, type DraftEvent, type EntryEditor } from "./draft.ts";
import { imageOfCover, imageProblem } from "./entry-image.ts";

/** What the form of an entry does: each step changes the draft through `send`, `problem` says what kept one back. */
export function useEntryEditing(
  editor: EntryEditor,
  isListFull: boolean,
  send: Dispatch<DraftEvent>,
) {
  const [problem, setProblem] = useState<string>();
  const titleField = useRef<HTMLInputElement>(null);
  // Counts what may still bring a picture: one that comes late belongs to an entry that has left the editor.
  const turn = useRef(0);
  const editedId = useRef(editor.id);
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
  const leave = (event: DraftEvent) => {
    turn.current++;
    send(event);
    titleField.current?.focus();
  };
  /** Waits for a picture, and takes it unless another came after it. */
  const takeImage = async (image: Promise<Blob>) => {
    const mine = ++turn.current;
    try {
      const taken = await image;
      if (mine === turn.current) change({ image: taken });
    } catch (error) {
      if (mine === turn.current) setProblem(imageProblem(error));
    }
  };
  const fill = (title: FoundTitle) => {
    change({
      title: firstCharacters(
        nameIn(titleLanguage.current(), title.names),
        limits.rankingEntryTitleCharacters,
      ),
      description: firstCharacters(title.description, limits.rankingEntryDescriptionCharacters),
    });
    void takeImage(imageOfCover(title.image));
  };
  const save = () => {
    const { id, title, description, image } = editor;
    const isTooMany = id === undefined && isListFull;
    const found = isTooMany ? sentences.tooManyEntries : entryProblem(editor, image !== undefined);
    setProblem(found);
    if (found !== undefined || image === undefined) return;
    leave({
      type: "saved",
      entry: {
        id: id ?? crypto.randomUUID(),
        title: title.trim(),
        description: description.trim(),
        image,
      },
    });
  };
  const cancel = () => {
    setProblem(undefined);
    leave({ type: "editor", editor: { id: undefined, ...emptyEditor, image: undefined } });
  };
  return { titleField, problem, change, takeImage, fill, save, cancel };
}
