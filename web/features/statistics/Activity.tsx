import type { CallResponse } from "../../calls/api.ts";
import { Heatmap } from "./Heatmap.tsx";
import { NoDiary } from "./NoDiary.tsx";
import { Numbers } from "./Numbers.tsx";
import { countingWords, restWords, streakWords } from "./activity-words.ts";

type Told = CallResponse<"statistics">;

/** The latest weeks of somebody, day by day, and their streaks; or why there are none. */
export function Activity({
  activity,
  owner_username: username,
  owner: isOwner,
}: Pick<Told, "activity" | "owner_username" | "owner">) {
  if (activity === null) return <NoDiary username={username} isOwner={isOwner} />;
  const { from, to, days, current, longest } = activity;
  return (
    <section className="activity" aria-label="Days">
      <Heatmap title="The last twelve months" from={from} to={to} days={days} />
      <Numbers
        numbers={[
          ["Current streak", streakWords(current)],
          ["Longest streak", streakWords(longest)],
          ["Active days", String(days.length)],
        ]}
      />
      <p className="statistics-page__note">
        {restWords} {countingWords}
      </p>
    </section>
  );
}
