import { filled, stroked } from "./icons.tsx";

/*
 * Icons that some pages have: those of the frame around all of them are in `icons.tsx`, which every page loads.
 */
export const PauseIcon = stroked("M8.5 5.5v13", "M15.5 5.5v13");
export const PencilIcon = stroked("M4 20l1-4L16.5 4.5l3 3L8 19Z", "m14 7 3 3");
export const FileIcon = stroked(
  "M6 3h8l5 5v13H6Z",
  "M14 3v5h5",
  "M12 18v-6",
  "m9.5 14 2.5-2.5 2.5 2.5",
);
export const TrophyIcon = stroked(
  "M7 4h10v6a5 5 0 0 1-10 0Z",
  "M7 6H4a3 3 0 0 0 3.2 4",
  "M17 6h3a3 3 0 0 1-3.2 4",
  "M12 15v4",
  "M8 20h8",
);
export const DevicesIcon = stroked("M3 5h13v9H3z", "M7 18h5", "M18 9h3v10h-5v-2");
export const ShareIcon = stroked("M12 14.5V4", "m8 8 4-4 4 4", "M7.5 11H5v9h14v-9h-2.5");
export const TrashIcon = stroked(
  "M4.5 7h15",
  "M9.5 7V4h5v3",
  "M6.5 7l1 13h9l1-13",
  "M10.5 11v5.5",
  "M13.5 11v5.5",
);
export const GlobeIcon = stroked(
  "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z",
  "M3.5 12h17",
  "M12 3.5c3 2.5 3.5 6 3.5 8.5s-.5 6-3.5 8.5c-3-2.5-3.5-6-3.5-8.5s.5-6 3.5-8.5Z",
);
export const ImageIcon = stroked("M4 5h16v14H4Z", "m4 16 5-5 4 4 2.5-2.5L20 17", "M15.5 8.6v.1");
export const ArrowUpIcon = stroked("M12 19V5", "m6 11 6-6 6 6");
export const ArrowDownIcon = stroked("M12 5v14", "m6 13 6 6 6-6");
export const GripIcon = filled(
  "M8 5h3v3H8ZM13 5h3v3h-3ZM8 10.5h3v3H8ZM13 10.5h3v3h-3ZM8 16h3v3H8ZM13 16h3v3h-3Z",
);
export const MinusIcon = stroked("M5 12h14");
