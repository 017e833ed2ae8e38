import { find_people } from "../../../shared/api/people.ts";
import { peopleNamed } from "../../community/people.ts";
import { handle } from "../../http/handle.ts";

export const handler = handle(find_people, async ({ name }) => {
  const people = await peopleNamed(name);
  return {
    people: people.map(({ username, avatar, completedAnime }) => ({
      username,
      profile_picture_url: avatar,
      completed_count: completedAnime,
    })),
  };
});
