import { createOverlay } from "../../ui/dialogs/overlay.tsx";

const sheet = createOverlay("sheet", () =>
  import("./KeyboardSheet.tsx").then((code) => code.KeyboardSheet),
);

/** Holds the sheet of all shortcuts, and the shortcut that opens it. */
export const KeyboardSheetProvider = sheet.Provider;

/** What opens the sheet of shortcuts from anywhere below the {@link KeyboardSheetProvider}. */
export const useOpenKeyboardSheet = sheet.useOpen;
