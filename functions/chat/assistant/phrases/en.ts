import { kindRules, type Kind } from "../../../../shared/kind.ts";
import type { Phrases } from "./phrases.ts";

const units = (kind: Kind, count: number): string =>
  count === 1 ? kindRules[kind].unit : kindRules[kind].units;
const seen = (kind: Kind): string => (kind === "anime" ? "watched" : "read");
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
const named = (kind: Kind, count: number): string =>
  kind === "anime" ? "anime" : count === 1 ? "manga" : "manga";
const wordOf: Readonly<Record<string, string>> = {
  WATCHING: "watching",
  READING: "reading",
  PLANNED: "planned",
  COMPLETED: "completed",
};

const types: Phrases["types"] = {
  tv: "TV series",
  movie: "movie",
  ova: "OVA",
  ona: "web series (ONA)",
  special: "special",
  tv_special: "TV special",
  music: "music video",
  manga: "manga",
  light_novel: "light novel",
  novel: "novel",
  manhwa: "manhwa",
  manhua: "manhua",
  one_shot: "one-shot",
  doujinshi: "doujinshi",
  unknown: "title of unknown type",
};

/** What the assistant says in English. */
export const english: Phrases = {
  locale: "en-GB",
  types,
  word: (name) => name,
  quote: (name) => `“${name}”`,
  list,
  either: (items) => items.join(" or "),
  greeting:
    "Hello! Ask me about any anime or manga in our catalogue, about your own lists, or for something to watch next.",
  thanks: "You are welcome. Enjoy the next episode!",
  help: [
    "I answer from our catalogue of anime and manga and from your own lists. For example:",
    "• How many episodes does a title have, who made it, when did it air, what is it about?",
    "• What was I watching, and how long will it take me to finish?",
    "• What airs today?",
    "• Something like a title you love, but shorter.",
    "• Which of two titles is longer or newer?",
    "I cannot change your lists or look outside the catalogue, and I do not give spoilers.",
  ],
  unclear:
    "I am not sure what you mean. I know our catalogue and your lists: ask me about a title, for a suggestion, or where you left off.",
  calm: "I am sorry that this is frustrating. Tell me a title or what you feel like watching, and I will do my best.",
  refuseOrders:
    "I keep to what I am here for: anime and manga in our catalogue, and your own lists. I have no secrets to share and do not change how I work.",
  onlyYours:
    "I cannot tell you that: I only see your own lists, and nothing private about anybody else. Public lists are on people's profiles.",
  cannotAct:
    "I cannot change your lists from here. The plus next to a title adds it to your list, and its name opens the dialog with everything else.",
  whichTitle: "Which title do you mean? Tell me its name and I will look it up.",
  unknownTitle: "I could not find that title in our catalogue, so I would rather not guess.",
  didYouMean: (titles) => `Did you mean ${titles}?`,
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
  worksHead: (maker, title, kind) =>
    `Besides ${title}, our catalogue has this ${kind} by ${maker}:`,
  noOtherWorks: (makers, title) =>
    makers === null
      ? `Our catalogue does not say who made ${title}.`
      : `${title} is all that our catalogue has by ${makers}.`,
  orderHead: (parts) =>
    `Our catalogue has ${parts} ${parts === 1 ? "part" : "parts"} of it. In the order in which they came out:`,
  noCounterpart: (title, kind) => `I know of no ${kind} of ${title} in our catalogue.`,
  noOpinion: (title) =>
    `I cannot rank or judge arcs, episodes or characters of ${title}: our catalogue only knows facts about whole titles. The members who discuss it will have opinions!`,
  noPerson:
    "I could not find that person there: our catalogue knows the studios of anime and the authors of manga, but no directors or voices.",
  studiosOnly: "Of anime our catalogue knows the studios, but no directors and no authors.",
  outside:
    "I cannot help with that: I only know the anime and manga of our catalogue and your own lists. Ask me about those!",
  outsideOf: (title) =>
    `I cannot help with that: I only know what our catalogue says of anime and manga. About ${title} you can ask me for its length, years, makers, genres or story!`,
  site: {
    lists:
      "You make lists of your own on your profile: choose Create List there. A list is public, so that anyone can view it, or private, so that only you can; you can change that later.",
    data: "Settings has Import and Export: bring your lists from another site as an XML file, or take them out as XML or JSON.",
    entries:
      "Open a title: its dialog adds it to your list, changes its status and progress, or drops it. The plus next to a title adds it at once.",
    settings:
      "You find that in the settings and on your own profile: name, picture, bio, theme, your data and your account.",
    account:
      "You can delete your account in the settings. That cannot be undone, so take an export first.",
  },
  trailer: (title, hasTrailer) =>
    hasTrailer
      ? `Yes, there is a trailer of ${title}: open it and choose the Trailer tab.`
      : `Our catalogue has no trailer of ${title}.`,
  standing: (title, { kind, status, progress, total }) => {
    const of = total === null ? "" : ` of ${total}`;
    if (status === "COMPLETED")
      return `You have completed ${title} (${progress}${of} ${kindRules[kind].units}).`;
    if (status === "PLANNED" && progress === 0)
      return `${title} is on your planned list; you have not started it yet.`;
    return `You have ${seen(kind)} ${progress}${of} ${kindRules[kind].units} of ${title}; it is on your ${wordOf[status] ?? ""} list.`;
  },
  notListed: (title) => `${title} is not on any of your lists.`,
  share: (percent) => `That is ${percent} %.`,
  upNext: ({ kind, progress }) => `Next is ${kindRules[kind].unit} ${progress + 1}.`,
  listHead: (which, kind, count) => {
    const things = `${count} ${named(kind, count)}`;
    if (which === "planned") return `You have ${things} on your planned list:`;
    if (which === "completed") return `You have completed ${things}:`;
    return `You are ${kind === "anime" ? "watching" : "reading"} ${things}:`;
  },
  emptyList: (which, kind) => {
    if (which === "planned") return `You have no planned ${kind} yet.`;
    if (which === "completed") return `You have not completed any ${kind} yet.`;
    return `You are not ${kind === "anime" ? "watching" : "reading"} any ${kind} right now.`;
  },
  lastTouched: (title, { kind, progress, total }) =>
    `The last one was ${title}, at ${kindRules[kind].unit} ${progress}${total === null ? "" : ` of ${total}`}.`,
  progressOf: ({ kind, progress, total }) =>
    `${progress}${total === null ? "" : `/${total}`} ${kindRules[kind].units}`,
  counts: (kind, { all, active, planned, completed, progress }) =>
    `You have ${all} ${kind} on your lists: ${active} ${kind === "anime" ? "watching" : "reading"}, ${planned} planned and ${completed} completed. That is ${progress} ${units(kind, progress)} ${seen(kind)} in all.`,
  averages: (kind, titles, { total, minutes, year }) =>
    `On average over ${titles} ${kind}: ${list(
      [
        total === null ? null : `${total} ${units(kind, 2)}`,
        minutes === null ? null : `${minutes} minutes an episode`,
        year === null ? null : `from the year ${year}`,
      ].filter((part) => part !== null),
    )}.`,
  noOwnScores: "I cannot see the scores that you gave, so I know no average of them.",
  timeSpent: (episodes, hours) =>
    `You have watched ${episodes} episodes in all. That took you about ${hours}.`,
  countOne: (which, kind, count) => {
    if (which === "planned") return `You have ${count} planned ${named(kind, count)}.`;
    if (which === "completed") return `You have completed ${count} ${named(kind, count)}.`;
    return `You are ${kind === "anime" ? "watching" : "reading"} ${count} ${named(kind, count)} right now.`;
  },
  countListed: (kind, count, filter) => `You have ${count} ${kind}${filter} on your lists.`,
  size: (anime, manga) => `Our catalogue holds ${anime} anime and ${manga} manga.`,
  pickNext: (title, why) => `How about ${title}? ${why}`.trim(),
  finish: (title, { left, hours, progress, kind, isRunning }) => {
    const time = hours === null ? "" : `, about ${hours}`;
    const start =
      progress === 0
        ? `${title} has ${left} ${units(kind, left)}${time} from start to finish`
        : `You have ${left} ${units(kind, left)} of ${title} left${time}`;
    return `${start}.${isRunning ? " It is still running, so more may come." : ""}`;
  },
  finished: (title) => `You have already completed ${title}: nothing is left.`,
  finishSoFar: (title, { left, hours, progress, kind }) =>
    `How many ${kindRules[kind].units} ${title} will have in the end is not known yet. ${
      progress === 0 ? `${left} are out so far` : `Of those that are out you have ${left} left`
    }${hours === null ? "" : `, about ${hours}`}.`,
  caughtUp: (title) => `You have caught up with ${title}, which is still running.`,
  finishUnknown: (title, progress, kind) =>
    `The number of ${kindRules[kind].units} of ${title} is not known yet, so I cannot say how much is left. You are at ${progress}.`,
  atPace: (days) => `At that pace it takes you ${days} ${days === 1 ? "day" : "days"}.`,
  hours: (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} minutes`;
    return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
  },
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
  suggestHead: (like, filter) =>
    like === null
      ? `You could try these${filter}:`
      : `If you like ${like}, you could try these${filter}:`,
  noSuggestion: "I found nothing in our catalogue that fits all of that. Try with one wish fewer.",
  because: (labels) => `shared: ${labels}`,
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
  filmsHead: (title, count) =>
    `Our catalogue has ${count === 1 ? "one film" : `${count} films`} of ${title}:`,
  noFilm: (title) => `Our catalogue has no film of ${title}.`,
  mostProductive: (kind, makers) => [
    `The ${kind === "anime" ? "studios" : "authors"} with the most ${kind} in our catalogue:`,
    ...makers.map(([maker, count]) => `• ${maker} (${count})`),
  ],
  atMostSeasons: (count) => `at most ${count} ${count === 1 ? "season" : "seasons"}`,
  atLeastSeasons: (count) => `at least ${count} ${count === 1 ? "season" : "seasons"}`,
  exactly: (total, kind) => `${total} ${units(kind, total)}`,
  lengthInAll: (parts, sum, total, kind) =>
    `With everything that continues it, ${parts} parts in our catalogue: ${sum} = ${total} ${units(kind, total)} in all.`,
  seasons: (count) => `Our catalogue has ${count} ${count === 1 ? "season" : "seasons"} of it.`,
  together: (left, hours, kind) =>
    `Together that is ${left} ${units(kind, left)}${hours === null ? "" : `, about ${hours}`}.`,
  compareScores: (higher, lower, scores) =>
    `${higher} is rated higher than ${lower} by our members (${scores}).`,
  compareFame: (known, other) => `${known} is more popular: it is more widely known than ${other}.`,
  compareScoresSame: (score) => `Our members rate both the same (${score}).`,
  tooFewScores: "There are too few ratings of our members to say which is rated higher.",
  unsaid: (title) =>
    `Our catalogue does not say that about ${title}, and I would rather not guess.`,
  noDropped:
    "A title that is dropped leaves your lists, so I cannot see which it was. Everything that I see is planned, in progress or completed.",
  completedSince: (kind, count, since) =>
    `You have completed ${count} ${named(kind, count)} this ${since}, going by when your entries were last changed.`,
};
