import type { Desk } from "../../tools/desk.ts";
import { airing_today } from "../../tools/airing-today.ts";
import type { Question } from "../question.ts";
import type { Voice } from "../voice.ts";

const shown = 12;

/** The episodes that air on the day that a question names, or today. */
export async function onAir(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const { first, days, isEvening } = question.slots.day ?? { first: 0, days: 1, isEvening: false };
  const { say } = voice;
  const names = new Map([
    [-1, say.days.yesterday],
    [0, isEvening ? say.days.tonight : say.days.today],
    [1, say.days.tomorrow],
  ]);
  const day = days > 1 ? say.days.week : (names.get(first) ?? say.days.later);
  const mine_only =
    /\b(?:my|im(?= (?:currently |still )?(?:watching|following|on)\b)|i am|am i|(?<!\b(?:can|could|should|do|may|might) )i watch|meine[rnm]?|ich (?:schaue?|gucke?|sehe))\b|りすと|私の|見ている|見てる/.test(
      question.rest,
    );
  const ids = new Set(question.rows.map((row) => desk.catalogue.id(row)));
  const all = await airing_today.run(
    { first_day: first, days, evening_only: isEvening, mine_only },
    desk,
  );
  const episodes = ids.size === 0 ? all : all.filter(({ id }) => ids.has(id));
  if (episodes.length === 0) return [say.airingNone(day)];
  return [
    say.airingHead(day, episodes.length),
    ...episodes
      .slice(0, shown)
      .map(
        (each) =>
          `• ${say.airingLine(voice.title(each), each.episode, voice.time(each.at, days > 1), each.has_aired)}`,
      ),
    ...(episodes.length > shown ? [say.moreOf(episodes.length - shown)] : []),
  ];
}
