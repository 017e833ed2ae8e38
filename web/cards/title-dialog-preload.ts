import { createContext } from "react";

/**
 * Begins to fetch the code of the dialog that {@link TitleLink} opens. The layout puts it in: the dialog shows cards
 * itself, which hold such links.
 */
export const TitleDialogPreload = createContext<() => void>(() => undefined);
