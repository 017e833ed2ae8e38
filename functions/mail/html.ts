const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text as it may stand in HTML, between tags and in quoted attributes. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** HTML that needs no more escaping. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Html | readonly Html[];

function partText(part: Part): string {
  if (typeof part === "string") return escapeHtml(part);
  return part instanceof Html ? part.text : part.map(({ text }) => text).join("");
}

/** A template in which everything that is put in is escaped, unless it is HTML of ours. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(partText)));
}
