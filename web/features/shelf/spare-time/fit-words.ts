import { grouped } from "../../../../shared/words/grouped.ts";
import type { Fit, Fits } from "./fits.ts";

/** The times that are offered, in minutes. */
export const offeredMinutes = [25, 45, 90, 120] as const;

/** No film on record takes longer than a day. */
const mostMinutes = 1440;

/** What is wrong with a time that somebody types, or how long it is. */
export type TypedTime =
  { readonly minutes: number } | { readonly problem: string } | { readonly isEmpty: true };

/** Reads minutes as somebody types them, also in full-width digits. */
export function readMinutes(text: string): TypedTime {
  const plain = text.normalize("NFKC").trim();
  if (plain === "") return { isEmpty: true };
  const minutes = /^\d{1,9}$/.test(plain) ? Number(plain) : 0;
  return minutes >= 1 && minutes <= mostMinutes
    ? { minutes }
    : { problem: `Please enter minutes from 1 to ${grouped(mostMinutes)}.` };
}

/** What fits of a title: how much, how long, and what it comes to. */
export function fitWords({ episodes, minutes, comesTo }: Fit<unknown>): string[] {
  const words = [`${episodes} ${episodes === 1 ? "episode" : "episodes"}`, `${minutes} min`];
  if (comesTo === "further") return words;
  return [...words, comesTo === "end" ? "ends it" : "catches you up"];
}

/** How many titles fit into so many minutes, in a sentence. */
export function countWords({ fits }: Fits<unknown>, minutes: number): string {
  const [count, fit] =
    fits.length === 0
      ? ["None", "fits"]
      : fits.length === 1
        ? ["One", "fits"]
        : [fits.length, "fit"];
  return `${count} of the titles you are watching ${fit} into ${minutes} minutes.`;
}

const titles = (count: number): string => (count === 1 ? "One title" : `${count} titles`);

/** What of the list is not among what fits, and why; empty where nothing is left out. */
export function leftOutWords({ longer, untimed }: Fits<unknown>): string {
  const sentences = [
    longer > 0 && `${titles(longer)} of your list ${longer === 1 ? "takes" : "take"} longer.`,
    untimed > 0 &&
      `For ${untimed === 1 ? "one title" : `${untimed} titles`} we do not know how long an episode is.`,
  ];
  return sentences.filter(Boolean).join(" ");
}
