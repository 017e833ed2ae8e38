import { kindRules } from "../../../../../shared/kind.ts";
import type { OfTitles } from "../phrases.ts";
import { list, types, units } from "./words.ts";

/** What is said of titles in English, one by one or side by side. */
export const titles: OfTitles = {
  noSpoilers: (title, standing) => {
    if (title === undefined) return "I do not give spoilers. Better to see it for yourself!";
    const where =
      standing === undefined || standing.progress === 0
        ? `You have not started ${title} on your list`
        : `You are at ${kindRules[standing.kind].unit} ${standing.progress}${standing.total === null ? "" : ` of ${standing.total}`} of ${title}`;
    return `${where}, and I never tell what happens in the story. No spoilers from me!`;
  },
  spoiledBy: (title, prequel) =>
    `What happens in ${title} would spoil ${prequel}, which you have not completed, so I keep it to myself.`,
  length: (title, { kind, total, isMovie, isRunning, soFar }) => {
    if (isMovie && total === 1) return `${title} is a single film (1 episode).`;
    if (total !== null) return `${title} has ${total} ${units(kind, total)}.`;
    return isRunning
      ? `${title} is still running, so its number of ${kindRules[kind].units} is not fixed yet.${soFar === null ? "" : ` So far ${soFar} have aired.`}`
      : `Our catalogue does not say how many ${kindRules[kind].units} ${title} has.`;
  },
  running: (title, kind) => `${title} is still ${kind === "anime" ? "airing" : "being published"}.`,
  volumes: (title, volumes) =>
    volumes === null
      ? `Our catalogue does not say how many volumes ${title} has.`
      : `${title} has ${volumes} ${volumes === 1 ? "volume" : "volumes"}.`,
  duration: (title, minutes, isMovie) => {
    if (minutes === null) return `Our catalogue does not say how long an episode of ${title} is.`;
    return isMovie
      ? `${title} runs for ${minutes} minutes.`
      : `An episode of ${title} is about ${minutes} minutes long.`;
  },
  year: (title, when) => {
    if (when === null) return `Our catalogue does not say when ${title} came out.`;
    const verb = when.kind === "anime" ? "first aired" : "was first published";
    const season = when.season === null ? "" : ` (${when.season})`;
    if (when.to !== null && when.to !== when.from) {
      return `${title} ${verb} on ${when.from}${season} and ended on ${when.to}.`.replace(
        / on (\d{4}\b|[A-Z][a-z]+ \d{4}\b)/g,
        " in $1",
      );
    }
    const still = when.isRunning ? " and is still running" : "";
    return `${title} ${verb} on ${when.from}${season}${still}.`.replace(
      / on (\d{4}\b|[A-Z][a-z]+ \d{4}\b)/g,
      " in $1",
    );
  },
  makers: (title, makers, kind) => {
    if (makers === null) return `Our catalogue does not say who made ${title}.`;
    return kind === "anime" ? `${title} was made by ${makers}.` : `${title} is by ${makers}.`;
  },
  whether: (isSo, told) => `${isSo ? "Yes" : "No"}, ${told}`,
  status: (title, status, _kind, to) => {
    switch (status) {
      case "Finished Airing":
        return `${title} is complete: it has finished airing${to === null ? "" : ` (${to})`}.`;
      case "Finished":
        return `${title} is complete: its publication is finished${to === null ? "" : ` (${to})`}.`;
      case "Currently Airing":
        return `${title} is currently airing, so it is not finished yet.`;
      case "Publishing":
        return `${title} is still being published, so it is not finished yet.`;
      case "On Hiatus":
        return `${title} is on hiatus: not finished, but paused.`;
      case "Discontinued":
        return `${title} was discontinued.`;
      case "Not yet aired":
      case "Not yet published":
        return `${title} has not started yet.`;
      default:
        return `Our catalogue does not say whether ${title} is finished.`;
    }
  },
  next: (title, episode, at) => `Episode ${episode} of ${title} airs on ${at}.`,
  noNext: (title, status) =>
    /Finished/.test(status)
      ? `${title} has finished airing, so there is no next episode.`
      : `I do not know of a next episode of ${title} in the coming two weeks.`,
  genres: (title, genres, themes) => {
    if (genres === null && themes === null) return `Our catalogue lists no genres for ${title}.`;
    const themed = themes === null ? "" : ` Themes: ${themes}.`;
    return `${title} is ${genres ?? "without a genre in our catalogue"}.${themed}`;
  },
  source: (title, source, kind) => {
    if (kind === "manga")
      return `${title} is itself the original work as far as our catalogue says.`;
    if (source === null) return `Our catalogue does not say what ${title} is based on.`;
    if (source === "Original")
      return `${title} is an original work: it is not based on anything else.`;
    return `${title} is based on a ${source.toLowerCase()}.`;
  },
  age: (title, rating) =>
    rating === null
      ? `Our catalogue has no age rating for ${title}.`
      : `${title} is rated ${rating}.`,
  score: (title, score, popularity, genres) => {
    const known =
      popularity >= 85
        ? "It is among the best-known titles of our catalogue"
        : popularity >= 60
          ? "It is well known"
          : "It is a lesser-known title";
    const kind = genres === null ? "" : `, and worth a try if you like ${genres}`;
    return score === null
      ? `There are too few ratings for a score of ${title} yet. ${known}${kind}.`
      : `${title} has a score of ${score.toFixed(2)} from our members. ${known}${kind}.`;
  },
  type: (title, type) => `${title} is a ${types[type] ?? type}.`.replace(/ a (?=OVA)/, " an "),
  synopsis: (title, synopsis) => `${title}: ${synopsis}`,
  noSynopsis: (title) => `Our catalogue has no synopsis of ${title} yet.`,
  overview: (title, { type, year, makers, genres, kind }) => {
    const by = makers === null ? "" : kind === "anime" ? ` made by ${makers}` : ` by ${makers}`;
    const from = year === null ? "" : ` from ${year}`;
    const of = genres === null ? "" : ` (${genres})`;
    return `${title} is a ${types[type] ?? type}${from}${by}${of}.`.replace(/ a (?=OVA)/, " an ");
  },
  names: (title, { english, original, japanese }) => {
    const parts = [
      english === null ? null : `in English “${english}”`,
      `in the original “${original}”`,
      japanese === null ? null : `in Japanese 『${japanese}』`,
    ].filter((part) => part !== null);
    return `${title} is called ${list(parts)}.`;
  },
  sequels: (title, sequels, prequel) => {
    const after =
      sequels === null
        ? `I know of no direct sequel to ${title}.`
        : `${title} is continued in ${sequels}.`;
    return prequel === null ? after : `${after} It continues ${prequel}.`;
  },
  noPart: (title, part) => `I know of no season ${part} of ${title} in our catalogue.`,
  out: (title, isOut, from) =>
    isOut
      ? `Yes, ${title} is out${from === null ? "" : `: it started on ${from}`}.`.replace(
          / on (\d{4}\b|[A-Z][a-z]+ \d{4}\b)/,
          " in $1",
        )
      : `No, ${title} is not out yet${from === null ? ", and our catalogue knows no day" : `: it is announced for ${from}`}.`,
  orderHead: (parts) =>
    `Our catalogue has ${parts} ${parts === 1 ? "part" : "parts"} of it. In the order in which they came out:`,
  noCounterpart: (title, kind) => `I know of no ${kind} of ${title} in our catalogue.`,
  noOpinion: (title) =>
    `I cannot rank or judge arcs, episodes or characters of ${title}: our catalogue only knows facts about whole titles. The members who discuss it will have opinions!`,
  trailer: (title, hasTrailer) =>
    hasTrailer
      ? `Yes, there is a trailer of ${title}: open it and choose the Trailer tab.`
      : `Our catalogue has no trailer of ${title}.`,
  compareLonger: (longer, shorter, more, kind) =>
    `${longer} is longer than ${shorter}, by ${more} ${units(kind, more)}.`,
  compareMinutes: (longer, shorter, more) =>
    `${longer} is longer than ${shorter}, by ${more} minutes in all.`,
  compareVolumes: (more, fewer, [most, least]) =>
    `${more} has more volumes than ${fewer}: ${most} and ${least}.`,
  compareRunning: (longer, shorter, soFar, kind) =>
    `${longer} is longer than ${shorter}: it is still running, with ${soFar} ${units(kind, soFar)} so far.`,
  compareSame: (kind, total) => `Both have ${total} ${units(kind, total)}.`,
  compareNewer: (newer, older) => `${newer} is newer than ${older}.`,
  compareShared: (genres) => `They share ${genres}.`,
  compareTaste: "Which one is better is for you to say; I can only compare the facts.",
  filmsHead: (title, count) =>
    `Our catalogue has ${count === 1 ? "one film" : `${count} films`} of ${title}:`,
  noFilm: (title) => `Our catalogue has no film of ${title}.`,
  lengthInAll: (parts, sum, total, kind) =>
    `With everything that continues it, ${parts} parts in our catalogue: ${sum} = ${total} ${units(kind, total)} in all.`,
  seasons: (count) => `Our catalogue has ${count} ${count === 1 ? "season" : "seasons"} of it.`,
  compareScores: (higher, lower, scores) =>
    `${higher} is rated higher than ${lower} by our members (${scores}).`,
  compareFame: (known, other) => `${known} is more popular: it is more widely known than ${other}.`,
  compareScoresSame: (score) => `Our members rate both the same (${score}).`,
  tooFewScores: "There are too few ratings of our members to say which is rated higher.",
  unsaid: (title) =>
    `Our catalogue does not say that about ${title}, and I would rather not guess.`,
};
