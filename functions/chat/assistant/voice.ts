import type { PartialDate } from "../../../catalogue/title.ts";
import type { Card } from "../../catalogue/catalogue.ts";
import type { Desk } from "../tools/desk.ts";
import { nameOf, type TitleName } from "../tools/tool.ts";
import { tablesOf, type Language } from "./languages/languages.ts";
import type { Phrases } from "./languages/phrases.ts";

/** Speaks one language, and remembers which titles an answer names. */
export class Voice {
  readonly say: Phrases;
  readonly #language: Language;
  readonly #desk: Desk;
  readonly #named = new Map<string, TitleName>();

  constructor(language: Language, desk: Desk) {
    this.#language = language;
    this.#desk = desk;
    this.say = tablesOf(language).phrases;
  }

  /** The titles that were named, in the order in which they were first. */
  get named(): TitleName[] {
    return [...this.#named.values()];
  }

  /** A title's name in quotation marks. */
  title({ kind, id }: Pick<TitleName, "kind" | "id">): string {
    const row = this.#desk.catalogue.find(kind, id);
    return row === undefined ? "" : this.row(row);
  }

  /** As {@link title}, for a row of the catalogue. */
  row(row: number): string {
    const card = this.#desk.catalogue.card(row);
    const name = this.#nameOf(card);
    this.#named.set(`${card.kind}:${card.id}`, { kind: card.kind, id: card.id, name });
    return this.say.quote(name);
  }

  #nameOf(card: Card): string {
    return this.#language === "ja" ? (card.japanese ?? nameOf(card)) : nameOf(card);
  }

  /** Words in a row, or null when there are none. */
  list(words: readonly string[]): string | null {
    return words.length === 0 ? null : this.say.list(words);
  }

  /** Genres or themes in a row, or null when there are none. */
  labels(names: readonly string[]): string | null {
    return this.list(names.map((name) => this.say.word(name)));
  }

  /** As {@link labels}, each with the name under which the filters of the site have it. */
  labelsInFull(names: readonly string[]): string | null {
    const inFull = (name: string): string => {
      const word = this.say.word(name);
      return word === name ? name : `${word} (${name})`;
    };
    return this.list(names.map(inFull));
  }

  /** A day as exactly as it is known. */
  date(date: PartialDate): string {
    const [year = 0, month, day] = date.split("-").map(Number);
    return new Intl.DateTimeFormat(this.say.locale, {
      timeZone: "UTC",
      year: "numeric",
      ...(month !== undefined && { month: "long" }),
      ...(day !== undefined && { day: "numeric" }),
    }).format(Date.UTC(year, (month ?? 1) - 1, day ?? 1));
  }

  /** A moment on the asker's clock, with its day. */
  moment(iso: string): string {
    return new Intl.DateTimeFormat(this.say.locale, {
      timeZone: this.#desk.timeZone,
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
      timeZoneName: "short",
    }).format(new Date(iso));
  }

  /** A time on the asker's clock; with its weekday when several days are spoken of. */
  time(iso: string, withDay: boolean): string {
    return new Intl.DateTimeFormat(this.say.locale, {
      timeZone: this.#desk.timeZone,
      ...(withDay && { weekday: "short" }),
      hour: "2-digit",
      minute: "2-digit",
      timeZoneName: "short",
    }).format(new Date(iso));
  }
}
