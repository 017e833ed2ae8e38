import type { ReactNode } from "react";

/** Draws one icon on a 24-unit grid in the colour of its text; decoration only, so hidden from screen readers. */
function Icon({ children, filled = false }: { children: ReactNode; filled?: boolean }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill={filled ? "currentColor" : "none"}
      stroke={filled ? "none" : "currentColor"}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Builds an icon component from the path data of its strokes. */
export const stroked = (...strokes: readonly string[]) =>
  function StrokedIcon() {
    return (
      <Icon>
        {strokes.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </Icon>
    );
  };

/** Builds an icon component from the path data of its shape. */
export const filled = (shape: string) =>
  function FilledIcon() {
    return (
      <Icon filled>
        <path fillRule="evenodd" d={shape} />
      </Icon>
    );
  };

export const SearchIcon = stroked(
  "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z",
  "m15.5 15.5 4.5 4.5",
);
export const CloseIcon = stroked("M6 6l12 12", "M18 6 6 18");
export const CheckIcon = stroked("m5 12.5 4.5 4.5L19 7.5");
export const PlusIcon = stroked("M12 5v14", "M5 12h14");
export const ChevronDownIcon = stroked("m6 9 6 6 6-6");
export const ChevronLeftIcon = stroked("m15 5-7 7 7 7");
export const ChevronRightIcon = stroked("m9 5 7 7-7 7");
export const AlertIcon = stroked("M12 3.5 2.5 20h19Z", "M12 10v4.5", "M12 17.2v.1");
export const OfflineIcon = stroked(
  "M4 4l16 16",
  "M8.5 15.5a5 5 0 0 1 6.2-.6",
  "M5 12a10 10 0 0 1 4-2.5",
  "M13.5 9a10 10 0 0 1 5.5 3",
  "M12 19.4v.1",
);
export const FilterIcon = stroked("M4 6h16", "M7 12h10", "M10 18h4");
export const GridIcon = stroked("M4 4h6v7H4z", "M14 4h6v7h-6z", "M4 15h6v5H4z", "M14 15h6v5h-6z");
export const RowsIcon = stroked("M4 6h16", "M4 12h16", "M4 18h16");
export const PlayIcon = filled("M8 5.2v13.6L19 12Z");
export const BookIcon = stroked(
  "M6.5 3.5H19v14H6.5A1.5 1.5 0 0 0 5 19V5a1.5 1.5 0 0 1 1.5-1.5Z",
  "M5 19a1.5 1.5 0 0 0 1.5 1.5H19",
  "M9 8h6",
);
export const ChatIcon = stroked("M4 5h16v11H9l-5 4Z", "M8 10.5h8");
export const SlidersIcon = stroked(
  "M4 7h7M17 7h3M4 17h3M13 17h7",
  "M14 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM10 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z",
);
export const SparkIcon = stroked(
  "M12 3c.8 5.2 3.8 8.2 9 9-5.2.8-8.2 3.8-9 9-.8-5.2-3.8-8.2-9-9 5.2-.8 8.2-3.8 9-9Z",
);
export const SparkFilledIcon = filled(
  "M12 2c.8 6 4 9.2 10 10-6 .8-9.2 4-10 10-.8-6-4-9.2-10-10 6-.8 9.2-4 10-10Z",
);
export const BookmarkIcon = stroked("M6.5 4h11v16L12 16l-5.5 4Z");
export const HomeIcon = stroked("M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4Z");
export const HomeFilledIcon = filled("M3.3 11.2 12 3l8.7 8.2V21H14v-6h-4v6H3.3Z");
export const ListIcon = stroked(
  "M9 6h11",
  "M9 12h11",
  "M9 18h11",
  "M4.5 6h.1",
  "M4.5 12h.1",
  "M4.5 18h.1",
);
export const ListFilledIcon = filled(
  "M3 4.5h3v3H3ZM8.5 4.5H21v3H8.5ZM3 10.5h3v3H3ZM8.5 10.5H21v3H8.5ZM3 16.5h3v3H3ZM8.5 16.5H21v3H8.5Z",
);
export const PersonIcon = stroked(
  "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z",
  "M4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6",
);
export const PersonFilledIcon = filled(
  "M12 3a4.8 4.8 0 1 0 0 9.6A4.8 4.8 0 0 0 12 3ZM3.5 21.5c.6-5 3.900-7.5 8.5-7.5s7.900 2.5 8.5 7.5Z",
);
