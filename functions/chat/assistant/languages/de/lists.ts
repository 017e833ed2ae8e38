import type { OfLists } from "../phrases.ts";
import { Named, list, units } from "./words.ts";

const statusNames: Readonly<Record<string, string>> = {
  WATCHING: "unter „Watching“",
  READING: "unter „Reading“",
  PLANNED: "unter „Planned“",
  COMPLETED: "unter „Completed“",
};
const periods = { week: "diese Woche", month: "diesen Monat", year: "dieses Jahr" } as const;

/** What is said in German of the asker's own lists. */
export const lists: OfLists = {
  standing: (title, { kind, status, progress, total }) => {
    const of = total === null ? "" : ` von ${total}`;
    if (status === "COMPLETED")
      return `${title} hast du abgeschlossen (${progress}${of} ${units(kind, 2)}).`;
    if (status === "PLANNED" && progress === 0)
      return `${title} steht bei dir unter geplant; angefangen hast du noch nicht.`;
    return `Bei ${title} bist du bei ${progress}${of} ${units(kind, 2)} (${statusNames[status] ?? ""}).`;
  },
  notListed: (title) => `${title} steht auf keiner deiner Listen.`,
  share: (percent) => `Das sind ${percent} %.`,
  upNext: ({ kind, progress }) =>
    `Als Nächstes kommt ${kind === "anime" ? "Folge" : "Kapitel"} ${progress + 1}.`,
  listHead: (which, kind, count) => {
    if (which === "planned") return `Geplant hast du ${count} ${Named(kind)}:`;
    if (which === "completed") return `Abgeschlossen hast du ${count} ${Named(kind)}:`;
    return `Du ${kind === "anime" ? "schaust" : "liest"} gerade ${count} ${Named(kind)}:`;
  },
  emptyList: (which, kind) => {
    if (which === "planned") return `Du hast noch keine ${Named(kind)} geplant.`;
    if (which === "completed") return `Du hast noch keinen ${Named(kind)} abgeschlossen.`;
    return `Du ${kind === "anime" ? "schaust" : "liest"} gerade keinen ${Named(kind)}.`;
  },
  lastTouched: (title, { kind, progress, total }) =>
    `Zuletzt war es ${title}, bei ${kind === "anime" ? "Folge" : "Kapitel"} ${progress}${total === null ? "" : ` von ${total}`}.`,
  progressOf: ({ kind, progress, total }) =>
    `${progress}${total === null ? "" : `/${total}`} ${units(kind, 2)}`,
  counts: (kind, { all, active, planned, completed, progress }) =>
    `Auf deinen Listen stehen ${all} ${Named(kind)}: ${active} laufend, ${planned} geplant und ${completed} abgeschlossen. Insgesamt ${progress} ${units(kind, progress)}.`,
  averages: (kind, titles, { total, minutes, year }) =>
    `Im Durchschnitt von ${titles} ${Named(kind)}: ${list(
      [
        total === null ? null : `${String(total).replace(".", ",")} ${units(kind, 2)}`,
        minutes === null ? null : `${minutes} Minuten je Folge`,
        year === null ? null : `aus dem Jahr ${year}`,
      ].filter((part) => part !== null),
    )}.`,
  noOwnScores:
    "Welche Punkte du vergeben hast, sehe ich nicht, also auch keinen Durchschnitt davon.",
  timeSpent: (episodes, hours) =>
    `Du hast insgesamt ${episodes} Folgen gesehen. Das waren etwa ${hours}.`,
  countOne: (which, kind, count) => {
    if (which === "planned") return `Du hast ${count} ${Named(kind)} geplant.`;
    if (which === "completed") return `Du hast ${count} ${Named(kind)} abgeschlossen.`;
    return `Du ${kind === "anime" ? "schaust" : "liest"} gerade ${count} ${Named(kind)}.`;
  },
  countListed: (kind, count, filter) =>
    `Auf deinen Listen stehen ${count} ${Named(kind)}${filter}.`,
  pickNext: (title, why) => `Wie wäre es mit ${title}? ${why}`.trim(),
  finish: (title, { left, hours, progress, kind, isRunning }) => {
    const time = hours === null ? "" : `, etwa ${hours}`;
    const start =
      progress === 0
        ? `${title} hat von Anfang bis Ende ${left} ${units(kind, left)}${time}`
        : `Von ${title} sind noch ${left} ${units(kind, left)} übrig${time}`;
    return `${start}.${isRunning ? " Es läuft noch, es kann also mehr werden." : ""}`;
  },
  finished: (title) => `${title} hast du schon abgeschlossen, es ist nichts mehr übrig.`,
  finishSoFar: (title, { left, hours, progress, kind }) =>
    `Wie viele ${units(kind, 2)} ${title} am Ende hat, ist noch nicht bekannt. ${
      progress === 0 ? `Bisher sind es ${left}` : `Von den bisherigen hast du noch ${left} vor dir`
    }${hours === null ? "" : `, etwa ${hours}`}.`,
  caughtUp: (title) => `Bei ${title} bist du auf dem neuesten Stand; es läuft noch.`,
  finishUnknown: (title, progress, kind) =>
    `Wie viele ${units(kind, 2)} ${title} am Ende hat, ist noch nicht bekannt. Du bist bei ${progress}.`,
  atPace: (days) => `In dem Tempo brauchst du ${days} ${days === 1 ? "Tag" : "Tage"}.`,
  together: (left, hours, kind) =>
    `Zusammen sind das ${left} ${units(kind, left)}${hours === null ? "" : `, etwa ${hours}`}.`,
  noDropped:
    "Was du abbrichst, verlässt deine Listen; was es war, sehe ich also nicht. Ich sehe nur Geplantes, Laufendes und Abgeschlossenes.",
  completedSince: (kind, count, since) =>
    `Du hast ${periods[since]} ${count} ${Named(kind)} abgeschlossen, gerechnet nach der letzten Änderung der Einträge.`,
};
