import { ownTitles } from "../../../catalogue/facts/titles.ts";
import type { Title } from "../../../catalogue/title.ts";
import { airedEpisodes } from "../../../functions/airing/aired.ts";

/** Anime of our own that tests speak of, by what is special about them. */
export const anime = {
  /** 28 episodes, fall 2023. */
  frieren: 52991,
  /** 64 episodes, spring 2009. */
  fullmetalAlchemist: 5114,
  /** 25 episodes, spring 2013. */
  attackOnTitan: 16498,
  /** What follows on it: 12 episodes, spring 2017. */
  attackOnTitan2: 25777,
  /** 37 episodes, fall 2006. */
  deathNote: 1535,
  /** 26 episodes, spring 1998. */
  cowboyBebop: 1,
  /** 26 episodes, fall 1995; Avant Garde and Award Winning. */
  evangelion: 30,
  /** A film of 2016: one episode, no season. */
  yourName: 32281,
  /** A film of 2001: one episode, no season. */
  spiritedAway: 199,
  /** On air since 1999: nobody knows the total. */
  onePiece: 21,
} as const;

/** Manga of our own that tests speak of, by what is special about them. */
export const manga = {
  /** 139 chapters, 2009 to 2021. */
  attackOnTitan: 23390,
  /** 116 chapters, 2001 to 2010. */
  fullmetalAlchemist: 25,
  /** 162 chapters, 1994 to 2001. */
  monster: 1,
  /** 108 chapters; its id is One Piece's among the anime. */
  deathNote: 21,
  /** Still running: nobody knows the total. */
  onePiece: 13,
  /** Still running: nobody knows the total. */
  berserk: 2,
} as const;

/** An anime that has ended and of which nobody says how many episodes it had. */
export function uncounted(): Title {
  const title = ownTitles().find(
    ({ kind, status, total, adult }) =>
      kind === "anime" && status === "Finished Airing" && total === null && !adult,
  );
  if (title === undefined) throw new RangeError("The catalogue counts every anime.");
  return title;
}

/** A manga that no reader of Latin letters can name by the catalogue. */
export function unreadable(): Title {
  const title = ownTitles().find(
    ({ kind, title: name, english, adult }) =>
      kind === "manga" &&
      english === null &&
      !adult &&
      /(?!\p{Script=Latin})\p{Letter}/u.test(name),
  );
  if (title === undefined) throw new RangeError("Every manga can be read.");
  return title;
}

/** An id that no title has. */
export const unknownId = 999_999_999;

/** How many episodes of an anime of our own are out at this moment; throws for one that does not air. */
export function airedNow(id: number): number {
  const title = ownTitles().find((one) => one.kind === "anime" && one.id === id);
  const aired = title && airedEpisodes(title, Date.now());
  if (typeof aired !== "number") throw new RangeError(`Anime ${id} does not air.`);
  return aired;
}
