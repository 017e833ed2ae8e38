import type { OfTitles } from "../phrases.ts";
import { Named, list, types, units, word } from "./words.ts";

const statuses: Readonly<Record<string, string>> = {
  "Finished Airing": "abgeschlossen",
  Finished: "abgeschlossen",
  "Currently Airing": "Noch nicht abgeschlossen, läuft noch",
  Publishing: "Noch nicht abgeschlossen, erscheint noch",
  "On Hiatus": "Nicht abgeschlossen, pausiert",
  Discontinued: "Eingestellt",
  "Not yet aired": "Noch nicht gestartet",
  "Not yet published": "Noch nicht erschienen",
};
/** "Am 3. Oktober 2002", "im Oktober 2002", "2002": as exactly as a date is known. */
const onDay = (date: string): string =>
  /^\d+\./.test(date) ? `am ${date}` : /^\d/.test(date) ? date : `im ${date}`;

/** What is said of titles in German, one by one or side by side. */
export const titles: OfTitles = {
  noSpoilers: (title, standing) => {
    if (title === undefined) return "Spoiler verrate ich nicht. Schau lieber selbst!";
    const where =
      standing === undefined || standing.progress === 0
        ? `Du hast ${title} auf deiner Liste noch nicht begonnen`
        : `Du bist bei ${title} bei ${standing.progress}${standing.total === null ? "" : ` von ${standing.total}`} ${units(standing.kind, 2)}`;
    return `${where}, und was in der Geschichte passiert, verrate ich nie. Keine Spoiler!`;
  },
  spoiledBy: (title, prequel) =>
    `Was in ${title} passiert, würde ${prequel} vorwegnehmen; das hast du noch nicht abgeschlossen, also behalte ich es für mich.`,
  length: (title, { kind, total, isMovie, isRunning, soFar }) => {
    if (isMovie && total === 1) return `${title} ist ein einzelner Film (1 Folge).`;
    if (total !== null) return `${title} hat ${total} ${units(kind, total)}.`;
    return isRunning
      ? `${title} läuft noch, die Zahl der ${units(kind, 2)} steht also noch nicht fest.${soFar === null ? "" : ` Bisher liefen ${soFar}.`}`
      : `Unser Katalog weiß nicht, wie viele ${units(kind, 2)} ${title} hat.`;
  },
  running: (title) => `${title} läuft noch.`,
  volumes: (title, volumes) =>
    volumes === null
      ? `Unser Katalog weiß nicht, wie viele Bände ${title} hat.`
      : `${title} hat ${volumes} ${volumes === 1 ? "Band" : "Bände"}.`,
  duration: (title, minutes, isMovie) => {
    if (minutes === null) return `Wie lang eine Folge von ${title} ist, weiß unser Katalog nicht.`;
    return isMovie
      ? `${title} dauert ${minutes} Minuten.`
      : `Eine Folge von ${title} dauert etwa ${minutes} Minuten.`;
  },
  year: (title, when) => {
    if (when === null) return `Wann ${title} erschienen ist, weiß unser Katalog nicht.`;
    const season = when.season === null ? "" : ` (${word(when.season)})`;
    const verb = when.kind === "anime" ? "lief zuerst" : "erschien zuerst";
    const end =
      when.to === null || when.to === when.from
        ? when.isRunning
          ? " und läuft noch"
          : ""
        : ` und endete ${onDay(when.to)}`;
    return `${title} ${verb} ${onDay(when.from)}${season}${end}.`;
  },
  makers: (title, makers) =>
    makers === null
      ? `Von wem ${title} ist, weiß unser Katalog nicht.`
      : `${title} ist von ${makers}.`,
  whether: (isSo, told) => `${isSo ? "Ja" : "Nein"}, ${told}`,
  status: (title, status, _kind, to) => {
    const word = statuses[status];
    if (word === undefined) return `Ob ${title} abgeschlossen ist, weiß unser Katalog nicht.`;
    return `${title}: ${word}${to === null ? "" : `, Ende ${to}`}.`;
  },
  next: (title, episode, at) => `Folge ${episode} von ${title} läuft am ${at}.`,
  noNext: (title, status) =>
    /Finished/.test(status)
      ? `${title} ist abgeschlossen, es gibt keine nächste Folge.`
      : `In den nächsten zwei Wochen kenne ich keine neue Folge von ${title}.`,
  genres: (title, genres, themes) => {
    if (genres === null && themes === null) return `Unser Katalog nennt keine Genres für ${title}.`;
    const themed = themes === null ? "" : ` Themen: ${themes}.`;
    return `${title} gehört zu ${genres ?? "keinem Genre in unserem Katalog"}.${themed}`;
  },
  source: (title, source, kind) => {
    if (kind === "manga") return `${title} ist nach unserem Katalog selbst das Original.`;
    if (source === null) return `Worauf ${title} basiert, weiß unser Katalog nicht.`;
    if (source === "Original") return `${title} ist ein Original und basiert auf keiner Vorlage.`;
    return `${title} basiert auf: ${word(source)}.`;
  },
  age: (title, rating) =>
    rating === null
      ? `Für ${title} hat unser Katalog keine Altersfreigabe.`
      : `${title} ist eingestuft als ${word(rating)}.`,
  score: (title, score, popularity, genres) => {
    const known =
      popularity >= 85
        ? "Der Titel gehört zu den bekanntesten in unserem Katalog"
        : popularity >= 60
          ? "Der Titel ist recht bekannt"
          : "Der Titel ist eher ein Geheimtipp";
    const kind = genres === null ? "" : ` und passt, wenn du ${genres} magst`;
    return score === null
      ? `Für ${title} gibt es noch zu wenige Bewertungen. ${known}${kind}.`
      : `${title} hat bei unseren Mitgliedern ${score.toFixed(2)} Punkte. ${known}${kind}.`;
  },
  type: (title, type) => `${title} ist ${types[type] ?? type}.`,
  synopsis: (title, synopsis) => `${title}: ${synopsis}`,
  noSynopsis: (title) => `Zu ${title} hat unser Katalog noch keine Beschreibung.`,
  overview: (title, { type, year, makers, genres }) => {
    const from = year === null ? "" : ` von ${year}`;
    const by = makers === null ? "" : `, gemacht von ${makers}`;
    const of = genres === null ? "" : ` (${genres})`;
    return `${title} ist ${types[type] ?? type}${from}${by}${of}.`;
  },
  names: (title, { english, original, japanese }) => {
    const parts = [
      english === null ? null : `auf Englisch „${english}“`,
      `im Original „${original}“`,
      japanese === null ? null : `auf Japanisch 『${japanese}』`,
    ].filter((part) => part !== null);
    return `${title} heißt ${list(parts)}.`;
  },
  sequels: (title, sequels, prequel) => {
    const after =
      sequels === null
        ? `Eine direkte Fortsetzung von ${title} kenne ich nicht.`
        : `${title} geht weiter mit ${sequels}.`;
    return prequel === null ? after : `${after} Davor kommt ${prequel}.`;
  },
  noPart: (title, part) => `Eine Staffel ${part} von ${title} kenne ich in unserem Katalog nicht.`,
  out: (title, isOut, from) =>
    isOut
      ? `Ja, ${title} ist schon erschienen${from === null ? "" : ` (Start: ${from})`}.`
      : `Nein, ${title} ist noch nicht erschienen${from === null ? "; wann, weiß unser Katalog nicht" : `, angekündigt für ${from}`}.`,
  orderHead: (parts) =>
    `Unser Katalog hat davon ${parts} ${parts === 1 ? "Teil" : "Teile"}. In der Reihenfolge, in der sie erschienen sind:`,
  noCounterpart: (title, kind) => `In unserem Katalog kenne ich keinen ${Named(kind)} zu ${title}.`,
  noOpinion: (title) =>
    `Handlungsbögen, Folgen oder Figuren von ${title} kann ich nicht bewerten: Unser Katalog kennt nur Tatsachen über ganze Titel.`,
  trailer: (title, hasTrailer) =>
    hasTrailer
      ? `Ja, zu ${title} gibt es einen Trailer: Öffne den Titel und wähle den Reiter Trailer.`
      : `Zu ${title} hat unser Katalog keinen Trailer.`,
  compareLonger: (longer, shorter, more, kind) =>
    `${longer} ist länger als ${shorter}, um ${more} ${units(kind, more)}.`,
  compareMinutes: (longer, shorter, more) =>
    `${longer} ist länger als ${shorter}, insgesamt um ${more} Minuten.`,
  compareVolumes: (more, fewer, [most, least]) =>
    `${more} hat mehr Bände als ${fewer}: ${most} und ${least}.`,
  compareRunning: (longer, shorter, soFar, kind) =>
    `${longer} ist länger als ${shorter}: Es läuft noch und hat schon ${soFar} ${units(kind, soFar)}.`,
  compareSame: (kind, total) => `Beide haben ${total} ${units(kind, total)}.`,
  compareNewer: (newer, older) => `${newer} ist neuer als ${older}.`,
  compareShared: (genres) => `Gemeinsam haben sie ${genres}.`,
  compareTaste: "Was besser ist, entscheidest du; ich kann nur die Fakten vergleichen.",
  filmsHead: (title, count) =>
    `Unser Katalog hat zu ${title} ${count === 1 ? "einen Film" : `${count} Filme`}:`,
  noFilm: (title) => `Zu ${title} hat unser Katalog keinen Film.`,
  lengthInAll: (parts, sum, total, kind) =>
    `Mit allem, was es fortsetzt, ${parts} Teile in unserem Katalog: ${sum} = ${total} ${units(kind, total)} insgesamt.`,
  seasons: (count) => `Unser Katalog hat davon ${count} ${count === 1 ? "Staffel" : "Staffeln"}.`,
  compareScores: (higher, lower, scores) =>
    `${higher} ist bei unseren Mitgliedern besser bewertet als ${lower} (${scores}).`,
  compareFame: (known, other) => `${known} ist bekannter und beliebter als ${other}.`,
  compareScoresSame: (score) => `Unsere Mitglieder bewerten beide gleich (${score}).`,
  tooFewScores:
    "Es gibt zu wenige Bewertungen unserer Mitglieder, um zu sagen, was besser bewertet ist.",
  unsaid: (title) => `Das weiß unser Katalog über ${title} nicht, und raten möchte ich nicht.`,
};
