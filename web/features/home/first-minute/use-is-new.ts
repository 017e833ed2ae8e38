import { useState } from "react";
import type { Kind } from "../../../../shared/kind.ts";
import * as limits from "../../../../shared/limits.ts";
import { useCall } from "../../../calls/queries.ts";
import { firstOf } from "../../panels/first-of.ts";

/**
 * Whether a list of the user's is known to be empty, from the answers that home asks for anyway; undefined while that is
 * open, and where it could not be asked.
 */
function useIsEmpty(
  kind: Kind,
  isWanted: boolean,
  ...asked: Parameters<typeof firstOf>
): boolean | undefined {
  const { data } = useCall<"get_anime" | "get_manga">(`get_${kind}`, firstOf(...asked), {
    enabled: isWanted,
  });
  return data && data.total_count === 0;
}

/**
 * Whether a user has nothing on any list that home shows: then it begins with the first minute, until that is over. Asked
 * step by step, so that whoever is watching something has no call more.
 */
export function useIsNew(username: string) {
  const [wasNew, setWasNew] = useState(false);
  const [isOver, setOver] = useState(false);
  const watching = useIsEmpty("anime", true, username, "WATCHING", limits.homeWatching, true);
  const isWanted = watching === true;
  const rest = [
    useIsEmpty("anime", isWanted, username, "COMPLETED", 1),
    useIsEmpty("anime", isWanted, username, "PLANNED", limits.homePlanned),
    useIsEmpty("manga", isWanted, username, "READING", limits.homeReading),
  ];
  const isNew = isWanted && rest.every((isEmpty) => isEmpty === true);
  // What is tapped fills the lists, and ends nothing.
  if (isNew && !wasNew) setWasNew(true);
  return {
    isNew: wasNew && !isOver,
    /** Whether that is still open. */
    isChecking: isWanted && !wasNew && rest.includes(undefined),
    end: () => {
      setOver(true);
    },
  };
}
