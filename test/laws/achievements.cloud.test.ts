import { expect, test } from "vitest";
import * as z from "zod";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { newcomers } from "../support/people/people.ts";

const Answer = z.object({ new_achievements: z.array(z.object({ name: z.string() })) });

/** Finished anime of many genres and years, so that many achievements are due at the same time. */
const titles = ownTitles()
  .filter(({ kind, total, adult }) => kind === "anime" && total !== null && !adult)
  .slice(0, 25);

/** How many titles one person completes at the same time: with all at once, a busy machine answers the last too late. */
const hands = 5;

test(
  "500 completions of 20 people at once: each achievement is granted once, and all that are due",
  { timeout: 240_000 },
  async () => {
    const people = await newcomers(20);
    await Promise.all(
      people.map(async (person) => {
        const answers = [];
        for (let at = 0; at < titles.length; at += hands) {
          const next = titles.slice(at, at + hands);
          answers.push(
            ...(await Promise.all(
              next.map(({ id }) => person.call("quick_add_anime", { anime_id: id })),
            )),
          );
        }
        expect(answers.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([]);
        const told = answers.flatMap(({ body }) =>
          Answer.parse(body).new_achievements.map(({ name }) => name),
        );
        expect(new Set(told).size, "told once").toBe(told.length);

        const { achievements } = await person.ok("user_achievements", {
          username: person.username,
        });
        const earned = achievements.filter(({ achieved }) => achieved).map(({ name }) => name);
        expect(told.toSorted(), "told of everything").toEqual(earned.toSorted());
        // The answer's progress is a recount of the shelves as they are now.
        const due = achievements.filter(({ progress, goal }) => progress === goal);
        expect(due.map(({ name }) => name)).toEqual(
          achievements.filter(({ achieved }) => achieved).map(({ name }) => name),
        );
        const completed = achievements.find(({ name }) => name === "Enthusiast");
        expect(completed?.progress).toBe(titles.length);
      }),
    );
  },
);
