/** All that a list is drawn and worked on with beside its cards. */
export { ShelfRows } from "../ShelfRows.tsx";
export { NoTitles } from "./NoTitles.tsx";
export { ShelfFoot } from "./ShelfFoot.tsx";
export { ShelfTools } from "./ShelfTools.tsx";
export { TitleTable } from "./TitleTable.tsx";
