import type { OfWishes } from "../phrases.ts";
import { Named, units } from "./words.ts";

/** What is said in German where titles are looked for. */
export const wishes: OfWishes = {
  worksHead: (maker, title, kind) =>
    `Neben ${title} hat unser Katalog von ${maker} (${Named(kind)}):`,
  noOtherWorks: (makers, title) =>
    makers === null
      ? `Von wem ${title} ist, weiß unser Katalog nicht.`
      : `Von ${makers} hat unser Katalog nur ${title}.`,
  size: (anime, manga) => `Unser Katalog hat ${anime} Anime und ${manga} Manga.`,
  suggestHead: (like, filter) =>
    like === null
      ? `Versuch es mal hiermit${filter}:`
      : `Wenn du ${like} magst, versuch es mal hiermit${filter}:`,
  noSuggestion: "In unserem Katalog passt nichts zu all dem. Versuch es mit einem Wunsch weniger.",
  because: (labels) => `gemeinsam: ${labels}`,
  becauseOfLists: (labels) => `gemeinsam mit deinen Listen: ${labels}`,
  forChildren: "für Kinder",
  findHead: (found, shown, kind, filter) =>
    found > shown
      ? `Ich habe ${found} ${Named(kind)}${filter} gefunden. Die ersten ${shown}:`
      : `Ich habe ${found} ${Named(kind)}${filter} gefunden:`,
  findCount: (found, kind, filter) => `Unser Katalog hat ${found} ${Named(kind)}${filter}.`,
  thatWasAll: (count) => `Das war schon alles. ${count}`,
  openLeftOut: () => "Was noch läuft, hat noch keine feste Länge und zählt hier nicht mit.",
  foundNone: (kind, filter) =>
    `Ich habe keine ${Named(kind)}${filter} in unserem Katalog gefunden.`,
  adaptedHead: (maker) =>
    `Bei Anime nennt unser Katalog die Studios und nicht, von wem die Geschichte ist. Nach Manga von ${maker} sind diese:`,
  byPopularity:
    "Ich richte mich danach, wie bekannt sie sind; was das Beste ist, bleibt Geschmackssache.",
  airingHead: (day, count) =>
    `${count === 1 ? "Eine Folge läuft" : `${count} Folgen laufen`} ${day}:`,
  airingNone: (day) => `Ich kenne keine Folgen, die ${day} laufen.`,
  airingLine: (title, episode, time, hasAired) =>
    `${title}, Folge ${episode}, ${time}${hasAired ? " (schon gelaufen)" : ""}`,
  days: {
    yesterday: "gestern",
    today: "heute",
    tonight: "heute Abend",
    tomorrow: "morgen",
    week: "in den nächsten 7 Tagen",
    later: "an dem Tag",
  },
  moreOf: (count) => `… und ${count} weitere.`,
  orLater: (year) => `${year} oder später`,
  orEarlier: (year) => `${year} oder früher`,
  filter: ({ genres, without, types: wantedTypes, year, maker, length, phase }) =>
    [
      genres.length === 0 ? "" : ` (${genres.join(", ")})`,
      wantedTypes.length === 0 ? "" : ` der Art ${wantedTypes.join(" oder ")}`,
      maker === null ? "" : ` von ${maker}`,
      year === null ? "" : ` aus ${year}`,
      length === null ? "" : ` mit ${length}`,
      without.length === 0 ? "" : ` ohne ${without.join(" oder ")}`,
      phase === null
        ? ""
        : phase === "running"
          ? ", noch laufend,"
          : phase === "finished"
            ? ", abgeschlossen,"
            : ", kommend,",
    ].join(""),
  atMost: (total, kind) => `höchstens ${total} ${units(kind, total)}`,
  atLeast: (total, kind) => `mindestens ${total} ${units(kind, total)}`,
  atMostVolumes: (total) => `höchstens ${total} ${total === 1 ? "Band" : "Bänden"}`,
  atLeastVolumes: (total) => `mindestens ${total} ${total === 1 ? "Band" : "Bänden"}`,
  exactSeasons: (count) => `${count} ${count === 1 ? "Staffel" : "Staffeln"}`,
  atMostMinutes: (count) => `höchstens ${count} Minuten`,
  atLeastMinutes: (count) => `mindestens ${count} Minuten`,
  atMostInAll: (time) => `höchstens ${time} insgesamt`,
  mostProductive: (kind, makers) => [
    `Die ${kind === "anime" ? "Studios mit den meisten Anime" : "Autoren mit den meisten Manga"} in unserem Katalog:`,
    ...makers.map(([maker, count]) => `• ${maker} (${count})`),
  ],
  atMostSeasons: (count) => `höchstens ${count} ${count === 1 ? "Staffel" : "Staffeln"}`,
  atLeastSeasons: (count) => `mindestens ${count} ${count === 1 ? "Staffel" : "Staffeln"}`,
  exactly: (total, kind) => `${total} ${units(kind, total)}`,
};
