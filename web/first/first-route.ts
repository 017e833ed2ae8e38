/** What the inline script of the page knows about an address before any other script has arrived. */
export interface FirstRoute {
  /** The path as the source of a regular expression; its groups are the parameters. */
  readonly path: string;
  /** Whose page it is, where that changes what is shown. */
  readonly seenAs?: "visitor" | "user";
  /** What the page's HTML holds of it, shown until the app takes over. */
  readonly paint?: "landing" | "home";
  /** Scripts and styles that only this page and some others need, as places in the list of files. */
  readonly files: readonly number[];
  /** Pictures of the first screen. `wide`: there on large screens only. */
  readonly pictures?: readonly { readonly href: string; readonly wide?: true }[];
  /** What the page will ask the server: the path, and the body of a POST, with `$1` for the first parameter, `"$#1"` for the number that it is, and `$^2` for the second in capital letters. */
  readonly calls: readonly FirstCall[];
}

/** A call of the page: the address, for a POST its body, and how many of the covers it names the first screen shows. */
export type FirstCall = readonly [path: string, body?: string, covers?: number];
