/** Id of the cell that opens a row, for the combobox to point at. */
export const resultCellId = (gridId: string, at: number): string => `${gridId}-${at}`;

/** Follows the link, or presses the button, of the cell that opens a row. */
export function openRow(gridId: string, at: number): void {
  document
    .getElementById(resultCellId(gridId, at))
    ?.querySelector<HTMLElement>("a, button")
    ?.click();
}
