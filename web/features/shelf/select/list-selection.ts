/** All that a list is drawn and changed with while several of its titles are chosen. */
export { SelectableTitles } from "./SelectableTitles.tsx";
export { SelectionBar } from "./SelectionBar.tsx";
