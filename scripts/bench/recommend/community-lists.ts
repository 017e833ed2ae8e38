import type { Title } from "../../../catalogue/title.ts";

/** People and what they have completed. Titles are known by their position, in ascending order of the set's own ids. */
export interface Community {
  readonly titles: readonly Title[];
  readonly people: readonly { readonly id: number; readonly list: readonly number[] }[];
  readonly origin: string;
}
