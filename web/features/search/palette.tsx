import { createOverlay } from "../../ui/dialogs/overlay.tsx";

const palette = createOverlay("search", () =>
  import("./SearchPalette.tsx").then((code) => code.SearchPalette),
);

/** Holds the search palette and its shortcuts. */
export const PaletteProvider = palette.Provider;

/** What opens the search palette from anywhere below the {@link PaletteProvider}. */
export const useOpenPalette = palette.useOpen;
