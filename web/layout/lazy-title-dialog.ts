import { lazyPage } from "../browser/lazy-page.ts";

/** The dialog of a title, for whose code links ask before it is opened. */
export const TitleDialog = lazyPage(() =>
  import("../features/title/TitleDialog.tsx").then((code) => code.TitleDialog),
);
