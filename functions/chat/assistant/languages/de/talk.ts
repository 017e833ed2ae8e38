import type { Talk } from "../phrases.ts";

/** What is said of the assistant, the site and the conversation, in German. */
export const talk: Talk = {
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
};
