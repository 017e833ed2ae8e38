import { useState } from "react";
import type { Kind } from "../../../../shared/kind.ts";
import * as limits from "../../../../shared/limits.ts";
import { useCall } from "../../../calls/queries.ts";
import { firstOf } from "../../panels/first-of.ts";

/**
 * Whether a list of the user's is known to be empty; undefined while that is open. What could not be asked counts as a list with something on it.
 */
function useIsEmpty(
  kind: Kind,
  isWanted: boolean,
  ...asked: Parameters<typeof firstOf>
): boolean | undefined {
  const { data, isError } = useCall<"get_anime" | "get_manga">(`get_${kind}`, firstOf(...asked), {
    enabled: isWanted,
  });
  if (data === undefined) return isError ? false : undefined;
  return data.total_count === 0;
}

/**
 * Whether a user has no anime to watch, watched or planned, and no manga: then home begins with the first minute. What is
 * tapped there fills the lists and ends nothing; what comes onto them from anywhere else does. Asked step by step, so that
 * whoever is watching something has no call more.
 */
export function useIsNew(username: string) {
  const [course, setCourse] = useState<"open" | "begun" | "over">("open");
  const watching = useIsEmpty("anime", true, username, "WATCHING", limits.homeWatching, true);
  const isWanted = watching === true;
  const rest = [
    useIsEmpty("anime", isWanted, username, "COMPLETED", 1),
    useIsEmpty("anime", isWanted, username, "PLANNED", limits.homePlanned),
    useIsEmpty("manga", isWanted, username, "READING", limits.homeReading),
    useIsEmpty("manga", isWanted, username, "COMPLETED", 1),
    useIsEmpty("manga", isWanted, username, "PLANNED", 1),
  ];
  const hasNothing = isWanted && rest.every((isEmpty) => isEmpty === true);
  const isOpen = course === "open";
  return {
    isNew: course === "begun" || (isOpen && hasNothing),
    /** Whether that is still open. */
    isChecking: isOpen && isWanted && rest.includes(undefined),
    begin: () => {
      setCourse("begun");
    },
    end: () => {
      setCourse("over");
    },
  };
}
