import { lazyPage } from "../../browser/lazy-page.ts";

/*
 * What pages of things that people make show of moderation. Few see the one, and nobody needs the other at once: both are
 * fetched when they are shown.
 */

export const HiddenNote = lazyPage(() =>
  import("./HiddenNote.tsx").then((code) => code.HiddenNote),
);
export const ReportButton = lazyPage(() =>
  import("./ReportButton.tsx").then((code) => code.ReportButton),
);
