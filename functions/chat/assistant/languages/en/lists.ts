import { kindRules, type Kind } from "../../../../../shared/kind.ts";
import type { OfLists } from "../phrases.ts";
import { list, units } from "./words.ts";

const seen = (kind: Kind): string => (kind === "anime" ? "watched" : "read");
const named = (kind: Kind, count: number): string =>
  kind === "anime" ? "anime" : count === 1 ? "manga" : "manga";
const wordOf: Readonly<Record<string, string>> = {
  WATCHING: "watching",
  READING: "reading",
  PLANNED: "planned",
  COMPLETED: "completed",
};

/** What is said in English of the asker's own lists. */
export const lists: OfLists = {
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
  noOwnScores: "I cannot see the scores you gave, so I cannot tell their average.",
  timeSpent: (episodes, hours) =>
    `You have watched ${episodes} episodes in all. That took you about ${hours}.`,
  countOne: (which, kind, count) => {
    if (which === "planned") return `You have ${count} planned ${named(kind, count)}.`;
    if (which === "completed") return `You have completed ${count} ${named(kind, count)}.`;
    return `You are ${kind === "anime" ? "watching" : "reading"} ${count} ${named(kind, count)} right now.`;
  },
  countListed: (kind, count, filter) => `You have ${count} ${kind}${filter} on your lists.`,
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
  together: (left, hours, kind) =>
    `Together that is ${left} ${units(kind, left)}${hours === null ? "" : `, about ${hours}`}.`,
  noDropped:
    "A title you drop leaves your lists, so I cannot see which it was. I only see what is planned, in progress or completed.",
  completedSince: (kind, count, since) =>
    `You have completed ${count} ${named(kind, count)} this ${since}, going by when each title last changed.`,
};
