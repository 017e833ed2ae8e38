import type { Kind } from "../kind.ts";
import type { ThemeName } from "../theme/theme-names.ts";
import type { TitleLanguage } from "../titles/title-name.ts";

/** What pictures to share can be of. */
export const cardSubjects = ["rank", "favourites", "finished", "ranking", "year"] as const;

/** The files in which a card can be had. */
export const cardForms = ["png", "svg"] as const;
export type CardForm = (typeof cardForms)[number];

/** One card: what it is of. */
export type CardOf =
  | { readonly of: "rank"; readonly username: string }
  | { readonly of: "favourites"; readonly username: string; readonly kind: Kind }
  | {
      readonly of: "finished";
      readonly username: string;
      readonly kind: Kind;
      readonly id: number;
    }
  | { readonly of: "ranking"; readonly list: string }
  | {
      readonly of: "year";
      readonly username: string;
      readonly year: string;
      /** The time zone in which its days are. */
      readonly tz?: string;
    };

/** How a card is drawn, where it is not as everybody's. */
export interface CardLook {
  readonly form?: CardForm;
  readonly theme?: ThemeName;
  readonly language?: TitleLanguage;
}

/** The path of a card. */
export function cardPath(card: CardOf, look: CardLook = {}): string {
  const fields = Object.entries({ ...card, ...look }).map(([name, value]) => [name, String(value)]);
  return `/api/card/?${new URLSearchParams(fields).toString()}`;
}

/** The size of a card in pixels: what programs that show links have room for. */
export const cardSize = { width: 1200, height: 630 } as const;
