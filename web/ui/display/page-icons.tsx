import { stroked } from "./icons.tsx";

/*
 * Icons that parts of several pages have: those of the frame around all of them are in `icons.tsx`, which every page loads.
 */
export const FileIcon = stroked(
  "M6 3h8l5 5v13H6Z",
  "M14 3v5h5",
  "M12 18v-6",
  "m9.5 14 2.5-2.5 2.5 2.5",
);
export const ImageIcon = stroked("M4 5h16v14H4Z", "m4 16 5-5 4 4 2.5-2.5L20 17", "M15.5 8.6v.1");
export const ArrowUpIcon = stroked("M12 19V5", "m6 11 6-6 6 6");
export const ArrowDownIcon = stroked("M12 5v14", "m6 13 6 6 6-6");
