import type { Language } from "../assistant/language.ts";
import { spokenPlainly } from "./spoken-plainly.ts";
import { aboutStories, wordings } from "./wordings.ts";

/** Somebody in a story, and what they do: "characters who want to die". */
const tellers =
  "characters?|mcs?|protagonists?|hero(?:ine)?s?|animes?|mangas?|shows?|scenes?|girls?|boys?|guys?|songs?|episodes?|titles?|people|movies?|series";
const germanTellers = "animes?|mangas?|figur\\w*|charakter\\w*|serien?|filme?|held(?:in)?|szenen?";
const toldOf = new RegExp(
  `\\b(?:${tellers})\\b.*\\b(?:who|where|whose)\\b|\\b(?:${germanTellers})\\b.*\\b(?:der|die|das|wo)\\b`,
  "u",
);
/** What somebody in a story says, or what a story is called. */
const cited = new RegExp(
  `\\b(?:${tellers}|${germanTellers})\\b.*\\b(?:says?|said|saying|screams?|called|named|titled|namens|sagt)\\b`,
  "u",
);
const ofOneself = /\b(?:i|im|ive|id|ill|my|me|myself|ich|mich|mir|mein\w*)\b/u;
const laughter =
  /\p{L}\p{M}*?(?:lo+l|lmf?ao|rofl)\b|\b(?:lo+l|lmf?ao|rofl|haha\w*|hehe\w*|xd)\b|[😂🤣😆]|笑|草$|(?:^|[^a-z])w{2,}$/iu;

/** The language in which a message speaks of despair or of harming oneself; undefined where it does not. */
export function despairIn(message: string): Language | undefined {
  const parts = spokenPlainly(message);
  const isLaughing = laughter.test(message);
  for (const part of [...parts, parts.join(" ")]) {
    const isTelling = toldOf.test(part);
    const isTold = cited.test(part) || (isTelling && !ofOneself.test(part));
    const isStory = isLaughing || isTold || isTelling || aboutStories.test(part);
    for (const language of ["en", "de", "ja"] as const) {
      const { sure, likely } = wordings[language];
      if (!isTold && sure.test(part)) return language;
      if (!isStory && likely.test(part)) return language;
    }
  }
  return undefined;
}

const staying =
  /^(?:(?:ok|okay|yes|yeah|yea|no|nope|but|why|and|ja|nein|doch|aber|うん|はい|いや|でも) ?)*(?:(?:i(?:m)? )?(?:mean it|serious|joking|not joking|scared|alone|all alone|crying|dont know(?: what to do)?|cant|need help|tried)|idk|help(?: me)?|thanks?|thank you|thx|ty|(?:nobody|that|it|they|this) (?:wont|will not|doesnt|does not|cant|never|didnt)(?: \w+)? ?(?:help|understand|care|work|matter|listen|change|me|anything|anymore)*|what (?:should|can|do) i do|i have nobody|danke|hilf(?:e| mir)|ich (?:meine es|weiss nicht|habe angst|bin allein)(?: ernst)?|das hilft(?: \w+)*|was soll ich(?: \w+)? (?:tun|machen)|本気.*|ほんと.*|本当.*|助けて.*|ありがとう.*|どうすれば.*|どうしたら.*)?$/u;

/** Whether a message only goes on with what was said before it, and asks for nothing else. */
export function staysWithDespair(message: string): boolean {
  const parts = spokenPlainly(message);
  return (
    parts.length < 3 &&
    !aboutStories.test(message.toLowerCase()) &&
    parts.every((part) => staying.test(part))
  );
}
