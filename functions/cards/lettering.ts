import letters from "./letters.json" with { type: "json" };

/** The two weights in which cards are lettered. */
export type Weight = "regular" | "bold";

/** How a text is set: its size in pixels, and its weight. */
export interface Setting {
  readonly size: number;
  readonly weight: Weight;
}

/** A setting within a width in pixels. */
export interface Measure extends Setting {
  readonly width: number;
}

/** A letter's outline on the grid: how far it leads, where it begins, and its steps from there. */
interface Letter {
  readonly advance: number;
  readonly path: string;
}

const { grid } = letters;

/** Letters as places of shapes: "advance shape x y shape x y …". */
interface Drawn {
  readonly shapes: readonly string[];
  readonly letters: Readonly<Record<string, string>>;
}
const drawn: Readonly<Record<Weight, Drawn>> = letters;

/** Characters without an outline that others stand for well enough. */
const lookalikes: Readonly<Record<string, string>> = {
  "☆": "★",
  "‐": "-",
  "‑": "-",
  "−": "–",
  "―": "—",
  "〜": "~",
  "～": "~",
  "・": "·",
  "「": "“",
  "」": "”",
  "『": "“",
  "』": "”",
  "、": ",",
  "。": ".",
  ʼ: "’",
  "′": "’",
  "″": "”",
  "→": "-",
  "Ⓡ": "®",
};

const has = (character: string): boolean => Object.hasOwn(drawn.bold.letters, character);

function letterOf(character: string, weight: Weight): Letter {
  const { shapes, letters: placed } = drawn[weight];
  const [advance = 0, ...parts] = (placed[character] ?? "").split(" ").map(Number);
  let path = "";
  for (let at = 0; at < parts.length; at += 3) {
    path += `M${parts[at + 1]} ${parts[at + 2]}${shapes[parts[at] ?? 0] ?? ""}`;
  }
  return { advance, path };
}

/** A text as far as there are outlines for it: what others stand for is replaced, and the rest is left out. */
export function drawable(text: string): string {
  let out = "";
  for (const character of text.normalize("NFC")) {
    if (/\s/u.test(character)) out += " ";
    else if (has(character)) out += character;
    else {
      const parts = (lookalikes[character] ?? character).normalize("NFKD");
      out += Array.from(parts).filter(has).join("");
    }
  }
  return out.replace(/ +/g, " ").trim();
}

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Whether enough of a name is left once it is lettered. */
function isLegible(name: string): boolean {
  const left = lettersIn(drawable(name));
  return left > 0 && left * 2 >= lettersIn(name);
}

/** The first of some names that can be lettered; `otherwise` where none can. */
export const legible = (names: readonly (string | null)[], otherwise: string): string =>
  names.find((name) => name !== null && isLegible(name)) ?? otherwise;

/** The width of a drawable text in pixels. */
export function widthOf(text: string, { size, weight }: Setting): number {
  let units = 0;
  for (const character of text) units += letterOf(character, weight).advance;
  return (units * size) / grid;
}

/** As much of a drawable text as fits, with an ellipsis where that is not all of it. */
export function fitted(text: string, measure: Measure): string {
  if (widthOf(text, measure) <= measure.width) return text;
  const characters = Array.from(text);
  while (characters.length > 0) {
    characters.pop();
    const cut = `${characters.join("").replace(/[ ,.:;·–—-]+$/, "")}…`;
    if (widthOf(cut, measure) <= measure.width) return cut;
  }
  return "";
}

/** A word in pieces of which each fits. */
function pieces(word: string, measure: Measure): string[] {
  const out = [""];
  for (const character of word) {
    const longer = (out.at(-1) ?? "") + character;
    if (widthOf(longer, measure) <= measure.width || out.at(-1) === "")
      out[out.length - 1] = longer;
    else out.push(character);
  }
  return out;
}

/** A drawable text in as many lines as it takes. */
function allLines(text: string, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((each) => pieces(each, measure))) {
    const longer = lines.length === 0 ? word : `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && widthOf(longer, measure) <= measure.width) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
  }
  return lines;
}

/** A drawable text in at most so many lines, the last of which ends with an ellipsis where there is more. */
export function wrapped(text: string, most: number, measure: Measure): string[] {
  const lines = allLines(text, measure);
  if (lines.length <= most) return lines;
  const rest = lines.slice(most - 1).join(" ");
  return [...lines.slice(0, most - 1), fitted(rest, measure)];
}

/** Lines in one size. */
export interface Lines {
  readonly size: number;
  readonly lines: readonly string[];
}

/** A drawable text in the largest of some sizes (largest first) in which all of it fits, or as much as does in the smallest. */
export function largest(
  text: string,
  most: number,
  { width, weight, sizes }: { readonly sizes: readonly number[] } & Omit<Measure, "size">,
): Lines {
  for (const size of sizes) {
    const words = text.split(" ");
    const isWhole = words.every((word) => widthOf(word, { size, weight }) <= width);
    const lines = allLines(text, { size, weight, width });
    if (isWhole && lines.length <= most) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  return { size, lines: wrapped(text, most, { size, weight, width }) };
}

/** Letters of one card: each is defined once, however often it is used. */
export class Letters {
  readonly #used = new Map<string, string>();

  /** A drawable text in one line that begins at a point of its base line. */
  line(text: string, { size, weight }: Setting, [x, y]: readonly [number, number]): string {
    const scale = Number((size / grid).toFixed(4));
    let at = 0;
    let uses = "";
    for (const character of text) {
      const { advance, path } = letterOf(character, weight);
      if (path !== "") {
        const id = `l-${weight.charAt(0)}${(character.codePointAt(0) ?? 0).toString(16)}`;
        this.#used.set(id, path);
        uses += `<use href="#${id}"${at === 0 ? "" : ` x="${at}"`}/>`;
      }
      at += advance;
    }
    return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${uses}</g>`;
  }

  /** What the lines refer to. */
  defined(): string {
    return [...this.#used].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join("");
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
