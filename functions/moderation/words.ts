import type { Act } from "../table/moderation/acts.ts";
import type { Moderation } from "../table/moderation/state.ts";

/** A moment to the second, as operators compare it with logs. */
export const momentOf = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, "Z");

const because = (reason: string): string => (reason === "" ? "" : `: ${reason}`);

/** What is decided of a thing, a line each. */
export function statesOf({ hidden, suspended, erasing, dismissed }: Moderation): string[] {
  const line = (what: string, { act, at, reason }: NonNullable<Moderation["hidden"]>): string =>
    `${what} since ${momentOf(at)}, act ${act}${because(reason)}`;
  const lines = [
    hidden && line("hidden", hidden),
    suspended && line("suspended", suspended),
    erasing && `${line("to be erased", erasing)}; it goes ${momentOf(erasing.due)}`,
    dismissed && line("reports settled", dismissed),
  ].filter((each) => each !== undefined);
  return lines.length === 0 ? ["nothing was decided of it"] : lines;
}

/** What was done, for the operator who did it: how it is now, and what takes it back. */
export const asActed = ({ id, verb, name, after }: Act): string[] => [
  `${verb} ${name}: done, act ${id}`,
  ...statesOf(after).map((line) => `  ${line}`),
  `To take it back: npm run admin -- undo ${id}`,
];

/** Entries of the trail, two lines each; of one thing, where `thing` names it. */
export function asTrail(acts: readonly Act[], thing?: string): string[] {
  if (acts.length === 0) {
    return [thing === undefined ? "The trail is empty." : `The trail has nothing of ${thing}.`];
  }
  return acts.flatMap(({ id, at, verb, name, by, reason, before, after, undoes }) => [
    `${momentOf(at)} ${id} ${verb}${undoes === undefined ? "" : ` ${undoes}`} ${name}${because(reason)}`,
    `  by ${by}; before: ${shortOf(before)}; after: ${shortOf(after)}`,
  ]);
}

const shortOf = (moderation: Moderation): string => {
  const names = Object.keys(moderation);
  return names.length === 0 ? "as it was made" : names.join(", ");
};
