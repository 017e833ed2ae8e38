/** Fetches the code of the title dialog; asking again costs nothing. */
export const loadTitleDialog = () => import("../features/title/TitleDialog.tsx");
