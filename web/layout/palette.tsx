import { createOverlay } from "./overlay.tsx";

const palette = createOverlay("search", () =>
  import("../features/search/SearchPalette.tsx").then((code) => code.SearchPalette),
);

/** Holds the search palette and its shortcuts. */
export const PaletteProvider = palette.Provider;

/** What opens the search palette from anywhere below the {@link PaletteProvider}. */
export const useOpenPalette = palette.useOpen;
