import type { Kind } from "../../../../shared/kind.ts";
import type { Phrases } from "./phrases.ts";
import { germanWords } from "./words-de.ts";

const units = (kind: Kind, count: number): string =>
  kind === "anime" ? (count === 1 ? "Folge" : "Folgen") : "Kapitel";
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} und ${items.at(-1) ?? ""}`;
const Named = (kind: Kind): string => (kind === "anime" ? "Anime" : "Manga");
const lists: Readonly<Record<string, string>> = {
  WATCHING: "unter „Watching“",
  READING: "unter „Reading“",
  PLANNED: "unter „Planned“",
  COMPLETED: "unter „Completed“",
};

const word = (name: string): string => germanWords[name] ?? name;
const periods = { week: "diese Woche", month: "diesen Monat", year: "dieses Jahr" } as const;

const types: Phrases["types"] = {
  tv: "eine TV-Serie",
  movie: "ein Film",
  ova: "eine OVA",
  ona: "eine Webserie (ONA)",
  special: "ein Special",
  tv_special: "ein TV-Special",
  music: "ein Musikvideo",
  manga: "ein Manga",
  light_novel: "eine Light Novel",
  novel: "ein Roman",
  manhwa: "ein Manhwa",
  manhua: "ein Manhua",
  one_shot: "ein One-Shot",
  doujinshi: "ein Doujinshi",
  unknown: "ein Titel unbekannter Art",
};

/** As a name of the kind, without the article that a sentence needs. */
const typeNames = Object.fromEntries(
  Object.entries(types).map(([type, name]) => [type, name.replace(/^eine? /, "")]),
);

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

/** What the assistant says in German. */
export const german: Phrases = {
  locale: "de-DE",
  types: typeNames,
  word,
  quote: (name) => `„${name}“`,
  list,
  either: (items) => items.join(" oder "),
  greeting:
    "Hallo! Frag mich nach Anime und Manga aus unserem Katalog, nach deinen eigenen Listen oder nach etwas Neuem zum Schauen.",
  thanks: "Gern geschehen. Viel Spaß mit der nächsten Folge!",
  help: [
    "Ich antworte aus unserem Katalog von Anime und Manga und aus deinen eigenen Listen. Zum Beispiel:",
    "• Wie viele Folgen hat ein Titel, von wem ist er, wann lief er, worum geht es?",
    "• Was habe ich zuletzt geschaut, und wie lange brauche ich noch?",
    "• Was läuft heute?",
    "• Etwas Ähnliches wie dein Lieblingstitel, nur kürzer.",
    "• Welcher von zwei Titeln ist länger oder neuer?",
    "Ich kann deine Listen nicht ändern, kenne nur den Katalog und verrate keine Spoiler.",
  ],
  unclear:
    "Das habe ich nicht ganz verstanden. Ich kenne unseren Katalog und deine Listen: Frag mich nach einem Titel, einer Empfehlung oder danach, wo du stehen geblieben bist.",
  calm: "Tut mir leid, dass das ärgerlich ist. Frag mich nach einem Titel oder sag, worauf du Lust hast, und ich gebe mein Bestes.",
  refuseOrders:
    "Ich bleibe bei dem, wofür ich da bin: Anime und Manga aus unserem Katalog und deine eigenen Listen. Geheimnisse habe ich keine, und meine Regeln ändere ich nicht.",
  onlyYours:
    "Ich sehe nur deine eigenen Listen und nichts Privates über andere. Öffentliche Listen stehen in den Profilen.",
  cannotAct:
    "Von hier aus kann ich deine Listen nicht ändern. Das Plus neben einem Titel setzt ihn auf deine Liste, sein Name öffnet den Dialog für alles Weitere.",
  whichTitle: "Welchen Titel meinst du? Nenn mir den Namen, dann schaue ich nach.",
  unknownTitle: "Diesen Titel finde ich nicht in unserem Katalog, und raten möchte ich nicht.",
  didYouMean: (titles) => `Meintest du ${titles}?`,
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
  worksHead: (maker, title, kind) =>
    `Neben ${title} hat unser Katalog von ${maker} (${Named(kind)}):`,
  noOtherWorks: (makers, title) =>
    makers === null
      ? `Von wem ${title} ist, weiß unser Katalog nicht.`
      : `Von ${makers} hat unser Katalog nur ${title}.`,
  orderHead: (parts) =>
    `Unser Katalog hat davon ${parts} ${parts === 1 ? "Teil" : "Teile"}. In der Reihenfolge, in der sie erschienen sind:`,
  noCounterpart: (title, kind) => `In unserem Katalog kenne ich keinen ${Named(kind)} zu ${title}.`,
  noOpinion: (title) =>
    `Handlungsbögen, Folgen oder Figuren von ${title} kann ich nicht bewerten: Unser Katalog kennt nur Tatsachen über ganze Titel.`,
  noPerson:
    "Diese Person finde ich dort nicht: Unser Katalog kennt die Studios von Anime und die Autoren von Manga, aber keine Regie und keine Stimmen.",
  studiosOnly: "Von Anime kennt unser Katalog die Studios, aber weder Regie noch Autoren.",
  outside:
    "Dabei kann ich nicht helfen: Ich kenne nur die Anime und Manga unseres Katalogs und deine eigenen Listen. Frag mich danach!",
  outsideOf: (title) =>
    `Dabei kann ich nicht helfen: Ich kenne nur, was unser Katalog über Anime und Manga sagt. Zu ${title} kannst du mich nach Länge, Jahren, Machern, Genres oder Handlung fragen!`,
  site: {
    lists:
      "Eigene Listen legst du in deinem Profil an: Wähle dort „Create List“. Eine Liste ist öffentlich, dann kann jeder sie sehen, oder privat, dann nur du; das lässt sich später ändern.",
    data: "In den Einstellungen gibt es Import und Export: Bring deine Listen von einer anderen Seite als XML-Datei mit, oder nimm sie als XML oder JSON heraus.",
    entries:
      "Öffne einen Titel: Dort kommt er auf deine Liste, dort änderst du Status und Fortschritt oder nimmst ihn heraus. Das Plus neben einem Titel fügt ihn sofort hinzu.",
    settings:
      "Das findest du in den Einstellungen und auf deinem Profil: Name, Bild, Bio, Farbschema, deine Daten und dein Konto.",
    account:
      "In den Einstellungen kannst du dein Konto löschen. Das lässt sich nicht rückgängig machen; nimm vorher einen Export mit.",
  },
  trailer: (title, hasTrailer) =>
    hasTrailer
      ? `Ja, zu ${title} gibt es einen Trailer: Öffne den Titel und wähle den Reiter Trailer.`
      : `Zu ${title} hat unser Katalog keinen Trailer.`,
  standing: (title, { kind, status, progress, total }) => {
    const of = total === null ? "" : ` von ${total}`;
    if (status === "COMPLETED")
      return `${title} hast du abgeschlossen (${progress}${of} ${units(kind, 2)}).`;
    if (status === "PLANNED" && progress === 0)
      return `${title} steht bei dir unter geplant; angefangen hast du noch nicht.`;
    return `Bei ${title} bist du bei ${progress}${of} ${units(kind, 2)} (${lists[status] ?? ""}).`;
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
  size: (anime, manga) => `Unser Katalog hat ${anime} Anime und ${manga} Manga.`,
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
  hours: (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest} Minuten`;
    return rest === 0 ? `${hours} Std` : `${hours} Std. ${rest} Min`;
  },
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
  suggestHead: (like, filter) =>
    like === null
      ? `Versuch es mal hiermit${filter}:`
      : `Wenn du ${like} magst, versuch es mal hiermit${filter}:`,
  noSuggestion: "In unserem Katalog passt nichts zu all dem. Versuch es mit einem Wunsch weniger.",
  because: (labels) => `gemeinsam: ${labels}`,
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
  filmsHead: (title, count) =>
    `Unser Katalog hat zu ${title} ${count === 1 ? "einen Film" : `${count} Filme`}:`,
  noFilm: (title) => `Zu ${title} hat unser Katalog keinen Film.`,
  mostProductive: (kind, makers) => [
    `Die ${kind === "anime" ? "Studios mit den meisten Anime" : "Autoren mit den meisten Manga"} in unserem Katalog:`,
    ...makers.map(([maker, count]) => `• ${maker} (${count})`),
  ],
  atMostSeasons: (count) => `höchstens ${count} ${count === 1 ? "Staffel" : "Staffeln"}`,
  atLeastSeasons: (count) => `mindestens ${count} ${count === 1 ? "Staffel" : "Staffeln"}`,
  exactly: (total, kind) => `${total} ${units(kind, total)}`,
  lengthInAll: (parts, sum, total, kind) =>
    `Mit allem, was es fortsetzt, ${parts} Teile in unserem Katalog: ${sum} = ${total} ${units(kind, total)} insgesamt.`,
  seasons: (count) => `Unser Katalog hat davon ${count} ${count === 1 ? "Staffel" : "Staffeln"}.`,
  together: (left, hours, kind) =>
    `Zusammen sind das ${left} ${units(kind, left)}${hours === null ? "" : `, etwa ${hours}`}.`,
  compareScores: (higher, lower, scores) =>
    `${higher} ist bei unseren Mitgliedern besser bewertet als ${lower} (${scores}).`,
  compareFame: (known, other) => `${known} ist bekannter und beliebter als ${other}.`,
  compareScoresSame: (score) => `Unsere Mitglieder bewerten beide gleich (${score}).`,
  tooFewScores:
    "Es gibt zu wenige Bewertungen unserer Mitglieder, um zu sagen, was besser bewertet ist.",
  unsaid: (title) => `Das weiß unser Katalog über ${title} nicht, und raten möchte ich nicht.`,
  noDropped:
    "Was du abbrichst, verlässt deine Listen; was es war, sehe ich also nicht. Ich sehe nur Geplantes, Laufendes und Abgeschlossenes.",
  completedSince: (kind, count, since) =>
    `Du hast ${periods[since]} ${count} ${Named(kind)} abgeschlossen, gerechnet nach der letzten Änderung der Einträge.`,
};
