/* What is fetched when it is wanted, by parts that all pages share: in one place, for each file would list anew what it needs. */
import { lazyPage } from "../browser/lazy-page.ts";

/** The dialog of a title, for whose code links ask before it is opened. */
export const TitleDialog = lazyPage(() =>
  import("../features/title/TitleDialog.tsx").then((code) => code.TitleDialog),
);

/** A count without an end, which hardly any list has. */
export const OpenCount = lazyPage(() =>
  import("../cards/OpenCount.tsx").then((code) => code.OpenCount),
);

/** The question whether more of a title is meant than has aired. */
export const beyondAired = () => import("../tracking/beyond-aired.ts");
