import { type Person } from "./people.ts";

export const of = async (who: Person) =>
  (await who.ok("user_achievements", { username: who.username })).achievements;

export const earnedBy = async (who: Person): Promise<string[]> =>
  (await of(who)).filter(({ achieved }) => achieved).map(({ name }) => name);

/** The names of what an answer says is new. */
export const news = ({ new_achievements }: { new_achievements: readonly { name: string }[] }) =>
  new_achievements.map(({ name }) => name);
