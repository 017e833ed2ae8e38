import { useState } from "react";

/** Whether a title was finished while it is on screen: that is a moment, and to have been so is none. */
export function useJustFinished(isCompleted: boolean): boolean {
  const [wasCompleted] = useState(isCompleted);
  return isCompleted && !wasCompleted;
}
