/** Id of the cell that opens a result, for the combobox to point at. */
export const resultCellId = (gridId: string, at: number): string => `${gridId}-${at}`;
