import { stroked } from "./icons.tsx";

/** Beside the word for what only its owner sees; apart from the icons of single pages, as lists have it, too. */
export const LockIcon = stroked("M6 11h12v9H6Z", "M8.5 11V8a3.5 3.5 0 0 1 7 0v3");
