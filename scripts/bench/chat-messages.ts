import * as limits from "../../shared/limits.ts";
import { seededRandom } from "./random.ts";

const ordinary =
  "hey there, i have been looking for a new show to watch with my sister over the holidays and we both really liked " +
  "Cowboy Bebop and Steins;Gate back then, could you maybe recommend us something that is a bit similar but shorter " +
  "than 26 episodes, not too scary, with a nice ending and good music, and ideally one that is finished already so " +
  "that we do not have to wait for the next season? we would also be happy about a movie or two, thanks a lot in advance";

const japanese = "進撃の巨人みたいな面白い冒険のアニメを教えてください。";

const names =
  "Naruto, Bleach, Death Note, Trigun, Monster, Berserk, Vinland Saga, Cowboy Bebop, Steins;Gate, Attack on Titan ";

/**
 * Messages that take the assistant without a model longest, of the greatest length where none is named; those of one
 * round differ from those of the others, as people's do.
 */
export const chatMessages: Readonly<Record<string, (round: number) => string>> = {
  "a question": () => "How many episodes does Cowboy Bebop have?",
  "480 ordinary characters": (round) => `${String(round)} ${ordinary}`.slice(0, 480),
  "one name 142 times": (round) => full(round, "Naruto "),
  "ten names, again and again": (round) => full(round, names),
  "ordinary words": (round) => full(round, ordinary),
  "words of no language": (round) => scattered(round, "abcdefghijklmnopqrstuvwxyz    "),
  "a Japanese question, again and again": (round) => full(round, japanese),
  "Japanese characters": (round) =>
    scattered(
      round,
      "あいうかきくさしすたとにのはひまもやるれんアイカキクスタトノマラルレロンー 進撃巨人鬼",
    ),
};

/** Words of questions and of names in three scripts, and signs of any. */
const pieces =
  "how many episodes does have like but shorter than who made is it any good and the of on my list recommend something sad " +
  "from the 90s under 13 not wie viele folgen hat kurze traurige ähnlich wie 何話 みたいな おすすめ の を 映画 Naruto Bleach Titan Attack " +
  "Hunter Death Note Steins;Gate Fullmetal Alchemst Bortherhood narto stien gate フリーレン 進撃 鬼滅 ハンター “ ” „ 『 』 ' § 😀 é ß 12 2013 s2 ? ! - : x";

/** Such pieces in any order, of the greatest length. */
export function fuzzedMessage(round: number): string {
  const random = seededRandom(round + 1);
  const all = pieces.split(" ");
  let text = "";
  while (text.length < limits.chatMessageCharacters) {
    const piece = all[Math.floor(random() * all.length)] ?? "";
    const sign = String.fromCodePoint(0x20 + Math.floor(random() * 0x3200));
    text += `${random() < 0.06 ? sign : piece}${random() < 0.9 ? " " : ""}`;
  }
  return Array.from(text).slice(0, limits.chatMessageCharacters).join("");
}

const full = (round: number, text: string): string =>
  `${String(round)} ${text.repeat(limits.chatMessageCharacters)}`.slice(
    0,
    limits.chatMessageCharacters,
  );

function scattered(round: number, letters: string): string {
  const random = seededRandom(round + 1);
  return Array.from({ length: limits.chatMessageCharacters }, () =>
    letters.charAt(Math.floor(random() * letters.length)),
  ).join("");
}
