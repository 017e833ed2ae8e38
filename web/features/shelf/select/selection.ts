/** The titles that are selected, by their ids. */
export type Selection = ReadonlySet<number>;

/** A selection with some titles put in, or taken out. */
export function withIds(
  selection: Selection,
  ids: Iterable<number>,
  isSelected: boolean,
): Selection {
  const next = new Set(selection);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Id of the button that begins and ends a selection. */
export const selectButtonId = "select-titles";
