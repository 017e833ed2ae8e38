import type * as questions from "./beyond/beyond-aired.ts";
import type { Standing, TrackedTitle } from "./standing.ts";

/** Fetches what asks whether more of a title is meant than has aired. */
export type OpenQuestion = () => Promise<typeof questions>;

/** Does what leads to a progress, after asking where that is beyond what has aired. False when it was not done. */
export function ifMeant<Done>(
  openQuestion: OpenQuestion,
  title: TrackedTitle,
  before: Standing | undefined,
  progress: number,
  change: () => Promise<Done>,
): Promise<Done | false> {
  if (progress <= (title.aired ?? progress)) return change();
  const asked = openQuestion().then(({ isMeant }) => isMeant(title, before, progress));
  // Where the question does not come, the number is taken at its word.
  return asked.catch(() => true).then<Done | false>((isYes) => isYes && change());
}
