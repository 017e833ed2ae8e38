import { lazyPage } from "../../browser/lazy-page.ts";

/** Where a list is brought from another site; fetched when a button that opens it gets attention. */
export const ImportDialog = lazyPage(() =>
  import("./ImportDialog.island.tsx").then((code) => code.ImportDialog),
);
