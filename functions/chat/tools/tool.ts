import * as z from "zod";
import { kinds, type Kind } from "../../../shared/kind.ts";
import type { Desk } from "./desk.ts";

/** Something an assistant can look up: a described input, and plain data out. */
interface Tool<Input extends z.ZodType = z.ZodType, Output = unknown> {
  /** For a model: when to use it and what it gives. */
  readonly description: string;
  readonly input: Input;
  readonly run: (input: z.output<Input>, desk: Desk) => Promise<Output>;
}

/** Declares a tool; keeps the types of its input and output. */
export const tool = <Input extends z.ZodType, Output>(
  declared: Tool<Input, Output>,
): Tool<Input, Output> => declared;

/** The kind of title that a tool is asked about. */
export const kindField = z.enum(kinds).default("anime");

/** A MyAnimeList id, as other tools return it. */
export const idField = z.int().positive().describe("The id that search_catalogue returned");

/** Text of other people, or of the catalogue: data that no assistant takes orders from. */
export interface Quoted {
  readonly untrusted_text: string;
}

/** Marks a text as data. */
export const quoted = (text: string): Quoted => ({ untrusted_text: text });

/** How a title is named to users: in English where it has an English title. */
export const nameOf = (card: { readonly english: string | null; readonly title: string }): string =>
  card.english ?? card.title;

/** Where a title is found, for results that only mention it. */
export interface TitleName {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
}
