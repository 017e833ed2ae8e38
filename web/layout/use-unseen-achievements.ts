import { useEffect } from "react";
import { useChange } from "../calls/use-change.ts";
import { useSessionWatch } from "../calls/session.ts";
import { toast } from "../toasts/toast.ts";

/** What this page has told of already, until the server has heard of it. */
const told = new Set<string>();

/** Tells once of achievements that were earned while nobody looked, by an import for example. */
export function useUnseenAchievements(): void {
  const { data } = useSessionWatch();
  const { mutate } = useChange("update_user");
  const unseen = data?.new_achievements;
  useEffect(() => {
    const news = unseen?.filter(({ badge_icon }) => !told.has(badge_icon)) ?? [];
    if (unseen === undefined || news.length === 0) return;
    for (const badge of news) {
      told.add(badge.badge_icon);
      toast.achievement(badge);
    }
    mutate({ seen_achievements: unseen.map(({ badge_icon }) => badge_icon) });
  }, [unseen, mutate]);
}
