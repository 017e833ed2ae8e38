import { neverTitles } from "../common-words.ts";

/** Where a name stands in a question that has a hole for one: "is … finished", "how many episodes in …", "… studio". */
const shapes: readonly RegExp[] = [
  /^(?:is|was|has|did|does|ist|hat) (.+?) (?=(?:already |still |really |any |actually |schon |noch )?(?:finished|over|done|complete|completed|good|worth|airing|out|scary|sad|funny|long|popular|based|have|has|end|ended|come|air|fertig|gut|zu ende|beendet)\b)/,
  /\b(?:episodes?|eps|chapters|volumes|studio|year|author|genres?|score|rating|trailer|sequel|seasons?|minutes|hours|runtime|length|stunden|minuten|made|wrote|animated|drew|created|about|folgen|worth watching|jahr|autor) (?:(?:of|in|for|to|does|did|is|was|are in|are there in|by|hat|von|the anime|anime) )*(.+?)(?: (?:have|has|end|finish|from|come out|start|air|begin|please))?$/,
  /^(.+?) (?:eps?|episodes?|chapters?|studio|year|author|release date|genres?|sequel|trailer|rating|score|volumes|status|plot|synopsis|folgen|autor)$/,
  /\b(?:like|similar to|than|wie|recommend|watched|watch|about) (.+?)(?= (?:but|with|without|only|just|aber|mit|ohne)\b|$)/,
];

const longestName = 4;

/**
 * The words of a question that stand where a name must, so that "Another" and "Your Name" can be asked about without
 * a capital: "how many eps in another". Undefined where nothing has to be a name.
 */
export function placeOfName(
  words: readonly string[],
  isName: (words: string) => boolean,
): { from: number; to: number } | undefined {
  const text = words.join(" ");
  for (const shape of shapes) {
    const match = shape.exec(text);
    const held = match?.[1];
    if (match === null || held === undefined) continue;
    const start = text.indexOf(held, match.index);
    const from = start === 0 ? 0 : text.slice(0, start).trim().split(" ").length;
    const to = from + held.split(" ").length;
    if (to - from > longestName || neverTitles.has(held)) continue;
    if (isName(held)) return { from, to };
  }
  return undefined;
}
