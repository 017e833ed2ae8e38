/** What of a text field decides how much more it takes. */
type Room = Pick<HTMLTextAreaElement, "value" | "maxLength" | "selectionStart" | "selectionEnd">;

/** How many UTF-16 code units an edit puts in, which is what `maxLength` counts. */
function addedLength({ data, inputType }: Pick<InputEvent, "data" | "inputType">): number {
  if (inputType === "insertLineBreak" || inputType === "insertParagraph") return 1;
  return data?.length ?? 0;
}

/** Whether the browser will leave out a part of what is typed or pasted because of the field's `maxLength`. */
export function isCutOff(field: Room, edit: Pick<InputEvent, "data" | "inputType">): boolean {
  const replaced = field.selectionEnd - field.selectionStart;
  return field.value.length - replaced + addedLength(edit) > field.maxLength;
}
