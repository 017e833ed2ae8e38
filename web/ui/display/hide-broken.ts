import type { SyntheticEvent } from "react";

/** For a picture that did not come: some browsers draw a mark of their own in its room, which stays. */
export function hideBroken({ currentTarget }: SyntheticEvent<HTMLImageElement>): void {
  currentTarget.style.visibility = "hidden";
}
