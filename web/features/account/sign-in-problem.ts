const sentences: ReadonlyMap<string, string> = new Map([
  ["cancelled", "Sign-in was cancelled. Nothing has changed; you can try again."],
  [
    "closed",
    "The site's moderators closed this account. It will be deleted with all that is in it.",
  ],
  ["deleted", "This account is being deleted. In a few minutes you can make a new one."],
  ["expired", "That sign-in took too long or was already used. Please start again."],
  [
    "suspended",
    "The site's moderators suspended this account, so nobody can sign in to it. Nothing in it is lost meanwhile.",
  ],
  ["too_many", "That was a little too fast. Please wait a minute and start again."],
  ["unavailable", "We cannot reach the sign-in just now. Please try again in a minute."],
]);

/** The sentence for the `problem` with which sign-in came back; undefined when there was none we know. */
export const signInProblem = (problem: string | null): string | undefined =>
  problem === null ? undefined : sentences.get(problem);

/** Whether that is a decision of the site's moderators, of which sign-in may have said more. */
export const isByModerators = (problem: string | null): boolean =>
  problem === "closed" || problem === "suspended";
