import type { Language } from "../assistant/language.ts";
import { spokenPlainly } from "./spoken-plainly.ts";
import { aboutStories, wordings } from "./wordings.ts";

/** Somebody in a story, and what they do or say: "characters who want to die". */
const toldOf =
  /\b(?:characters?|mcs?|protagonists?|hero(?:ine)?s?|animes?|mangas?|shows?|scenes?|girls?|boys?|guys?|songs?|episodes?|titles?|people|movies?|series|figur\w*|serien?|filme?|held(?:in)?)\b.*\b(?:who|where|whose|says?|said|saying|screams?|called|named|titled|der|die|das|wo|namens|sagt)\b/u;
const laughter =
  /\p{L}\p{M}*?(?:lo+l|lmf?ao|rofl)\b|\b(?:lo+l|lmf?ao|rofl|haha\w*|hehe\w*|xd)\b|[😂🤣😆]|笑|草$|(?:^|[^a-z])w{2,}$/iu;

/** The language in which a message speaks of despair or of harming oneself; undefined where it does not. */
export function despairIn(message: string): Language | undefined {
  const parts = spokenPlainly(message);
  const isLaughing = laughter.test(message);
  for (const part of [...parts, parts.join(" ")]) {
    const isTold = toldOf.test(part);
    const isStory = isLaughing || isTold || aboutStories.test(part);
    for (const language of ["en", "de", "ja"] as const) {
      const { sure, likely } = wordings[language];
      if (!isTold && sure.test(part)) return language;
      if (!isStory && likely.test(part)) return language;
    }
  }
  return undefined;
}

const staying =
  /^(?:(?:ok|okay|yes|yeah|yea|no|nope|but|why|and|ja|nein|doch|aber|うん|はい|いや|でも) ?)*(?:$|(?:i(?:m)? )?(?:mean it|serious|joking|not joking|scared|alone|all alone|crying|dont know(?: what to do)?|cant|need help|tried)$|idk|help(?: me)?$|thanks?|thank you|thx|ty$|(?:nobody|that|it|they|this) (?:wont|will not|doesnt|does not|cant|never|didnt) |what (?:should|can|do) i do|i have nobody|danke|hilf(?:e| mir)|ich (?:meine es|weiss nicht|habe angst|bin allein)|das hilft|was soll ich|本気|ほんと|本当|助けて|ありがとう|どうすれば|どうしたら)/u;

/** Whether a message only goes on with what was said before it, and asks for nothing else. */
export function staysWithDespair(message: string): boolean {
  const [first = "", ...others] = spokenPlainly(message);
  return others.length < 2 && !aboutStories.test(message.toLowerCase()) && staying.test(first);
}
