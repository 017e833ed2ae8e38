import type { OfWishes } from "../phrases.ts";
import { units } from "./words.ts";

/** What is said in English where titles are looked for. */
export const wishes: OfWishes = {
  worksHead: (maker, title, kind) =>
    `Besides ${title}, our catalogue has this ${kind} by ${maker}:`,
  noOtherWorks: (makers, title) =>
    makers === null
      ? `Our catalogue does not say who made ${title}.`
      : `${title} is all that our catalogue has by ${makers}.`,
  size: (anime, manga) => `Our catalogue holds ${anime} anime and ${manga} manga.`,
  suggestHead: (like, filter) =>
    like === null
      ? `You could try these${filter}:`
      : `If you like ${like}, you could try these${filter}:`,
  noSuggestion: "I found nothing in our catalogue that fits all of that. Try with one wish fewer.",
  because: (labels) => `shared: ${labels}`,
  becauseOfLists: (labels) => `shared with your lists: ${labels}`,
  forChildren: "for children",
  findHead: (found, shown, kind, filter) =>
    found > shown
      ? `I found ${found} ${kind}${filter}. The first ${shown}:`
      : `I found ${found} ${kind}${filter}:`,
  findCount: (found, kind, filter) => `Our catalogue has ${found} ${kind}${filter}.`,
  thatWasAll: (count) => `That was all of it. ${count}`,
  openLeftOut: (kind) =>
    `What is still ${kind === "anime" ? "airing" : "being published"} has no fixed length, so it is not in this order.`,
  foundNone: (kind, filter) => `I found no ${kind}${filter} in our catalogue.`,
  adaptedHead: (maker) =>
    `Our catalogue names the studios of anime, not who wrote their stories. These tell manga by ${maker}:`,
  byPopularity: "I go by how widely known they are; what is best is a matter of taste.",
  airingHead: (day, count) =>
    `${count === 1 ? "One episode airs" : `${count} episodes air`} ${day}:`,
  airingNone: (day) => `I know of no episodes that air ${day}.`,
  airingLine: (title, episode, time, hasAired) =>
    `${title}, episode ${episode}, ${time}${hasAired ? " (already aired)" : ""}`,
  days: {
    yesterday: "yesterday",
    today: "today",
    tonight: "tonight",
    tomorrow: "tomorrow",
    week: "in the next 7 days",
    later: "that day",
  },
  moreOf: (count) => `… and ${count} more.`,
  orLater: (year) => `${year} or later`,
  orEarlier: (year) => `${year} or earlier`,
  filter: ({ genres, without, types: wantedTypes, year, maker, length, phase }) => {
    const parts = [
      phase === null
        ? ""
        : ` that ${phase === "running" ? "are still running" : phase === "finished" ? "are finished" : "are yet to come"}`,
      genres.length === 0 ? "" : ` (${genres.join(", ")})`,
      wantedTypes.length === 0 ? "" : ` of type ${wantedTypes.join(" or ")}`,
      maker === null ? "" : ` by ${maker}`,
      year === null ? "" : ` from ${year}`,
      length === null ? "" : ` with ${length}`,
      without.length === 0 ? "" : ` without ${without.join(" or ")}`,
    ];
    return parts.join("");
  },
  atMost: (total, kind) => `at most ${total} ${units(kind, total)}`,
  atLeast: (total, kind) => `at least ${total} ${units(kind, total)}`,
  atMostVolumes: (total) => `at most ${total} ${total === 1 ? "volume" : "volumes"}`,
  atLeastVolumes: (total) => `at least ${total} ${total === 1 ? "volume" : "volumes"}`,
  exactSeasons: (count) => `${count} ${count === 1 ? "season" : "seasons"}`,
  atMostMinutes: (count) => `at most ${count} minutes`,
  atLeastMinutes: (count) => `at least ${count} minutes`,
  atMostInAll: (time) => `at most ${time} in all`,
  mostProductive: (kind, makers) => [
    `The ${kind === "anime" ? "studios" : "authors"} with the most ${kind} in our catalogue:`,
    ...makers.map(([maker, count]) => `• ${maker} (${count})`),
  ],
  atMostSeasons: (count) => `at most ${count} ${count === 1 ? "season" : "seasons"}`,
  atLeastSeasons: (count) => `at least ${count} ${count === 1 ? "season" : "seasons"}`,
  exactly: (total, kind) => `${total} ${units(kind, total)}`,
};
