import { limits } from "../../shared/limits.ts";
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
