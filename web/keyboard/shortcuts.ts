/** Where a shortcut works. */
export type ShortcutPlace =
  "Anywhere" | "On a title of your lists" | "In the search" | "In a dialog";

interface Shortcut {
  readonly place: ShortcutPlace;
  /** Key names as the browser gives them; `mod+` stands for Ctrl, on a Mac for Cmd. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** Every shortcut of the product: the handlers ask this table, and the keyboard sheet shows it. */
export const shortcuts = {
  search: { place: "Anywhere", keys: ["mod+k", "/"], does: "Search" },
  sheet: { place: "Anywhere", keys: ["?"], does: "Show these shortcuts" },
  open: { place: "On a title of your lists", keys: ["Enter"], does: "Open the title" },
  more: { place: "On a title of your lists", keys: ["+"], does: "One episode or chapter more" },
  less: { place: "On a title of your lists", keys: ["-"], does: "One episode or chapter less" },
  nextResult: { place: "In the search", keys: ["ArrowDown"], does: "Next result" },
  previousResult: { place: "In the search", keys: ["ArrowUp"], does: "Previous result" },
  openResult: {
    place: "In the search",
    keys: ["Enter"],
    does: "Search at once, or open the result",
  },
  addResult: { place: "In the search", keys: ["mod+Enter"], does: "Add the result as completed" },
  countUp: { place: "In a dialog", keys: ["ArrowUp"], does: "Count up, in the counter" },
  countDown: { place: "In a dialog", keys: ["ArrowDown"], does: "Count down, in the counter" },
  close: { place: "In a dialog", keys: ["Escape"], does: "Close the dialog" },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutName = keyof typeof shortcuts;

/** What a shortcut looks at of a key press, of the browser's own event or React's. */
export type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">;

const modifier = "mod+";

function matches(combination: string, { key, ctrlKey, metaKey }: KeyPress): boolean {
  const hasModifier = combination.startsWith(modifier);
  const wanted = hasModifier ? combination.slice(modifier.length) : combination;
  return (ctrlKey || metaKey) === hasModifier && key.toLowerCase() === wanted.toLowerCase();
}

/** Whether a key press is the shortcut of that name. */
export const presses = (event: KeyPress, name: ShortcutName): boolean =>
  shortcuts[name].keys.some((combination) => matches(combination, event));

/** Whether a key press would also write a character, so that it may be meant for a text field. */
export const writesCharacter = ({ key, ctrlKey, metaKey }: KeyPress): boolean =>
  key.length === 1 && !ctrlKey && !metaKey;

const names: Readonly<Record<string, string>> = {
  ArrowDown: "↓",
  ArrowUp: "↑",
  Escape: "Esc",
  "-": "−",
};

/** The keys of a combination as they are printed, for example ["Ctrl", "K"]. */
export function keyNames(combination: string, isMac: boolean): string[] {
  const hasModifier = combination.startsWith(modifier);
  const key = hasModifier ? combination.slice(modifier.length) : combination;
  const name = names[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return hasModifier ? [isMac ? "⌘" : "Ctrl", name] : [name];
}

/** Whether the keyboard before the visitor has Cmd where others have Ctrl. */
export const hasMacKeyboard = (): boolean => /Mac|iP(hone|ad)/.test(navigator.userAgent);
