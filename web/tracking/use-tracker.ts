import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { Tracker } from "./tracker.ts";

const trackers = new WeakMap<QueryClient, Tracker>();

/** The question whether more of a title is meant than has aired. */
const beyondAired = () => import("./beyond/beyond-aired.ts");

function createTracker(client: QueryClient): Tracker {
  const tracker = new Tracker(client, beyondAired);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") tracker.flush();
  });
  return tracker;
}

/** The tracker of this app: one for all components, so that changes of a title never overtake each other. */
export function useTracker(): Tracker {
  const client = useQueryClient();
  const known = trackers.get(client);
  if (known !== undefined) return known;
  const tracker = createTracker(client);
  trackers.set(client, tracker);
  return tracker;
}
