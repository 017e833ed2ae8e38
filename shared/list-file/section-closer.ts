const beginnings = ["<!--", "<![CDATA["] as const;
const beginning = /<!--|<!\[CDATA\[/;
const commentEnd = /--!?>/;
/** What matters in a section: its end, another beginning, and tags. */
const within = /\]\]>|<!\[CDATA\[|<(\/?)([\w.:-]+)[\s/>]/g;

/** Longer than anything that has to be seen in one piece. */
const overlap = 64;

/**
 * Closes the CDATA sections that a file forgot to close before the text goes to a parser, which would take everything
 * up to the next `]]>` for words, whole rows too. A section is taken to be open when in it the element ends, or a row
 * begins or ends, and then another section begins or the file is over: it ends before that tag. All other text passes
 * as it is. Our export writes no section that holds the beginning of another.
 */
export class SectionCloser {
  readonly #pass: (text: string) => void;
  readonly #isOpen: (name: string) => boolean;
  #inside: "markup" | "comment" | "section" = "markup";
  /** What has still to be looked at. */
  #rest = "";
  /** Text of a section from where it may have to end. */
  #doubtful: string[] | undefined;
  /** How many characters it has added so far. */
  added = 0;

  /** `pass` takes the text in pieces; `isOpen` tells whether an element, in small letters, is open where they end. */
  constructor(pass: (text: string) => void, isOpen: (name: string) => boolean) {
    this.#pass = pass;
    this.#isOpen = isOpen;
  }

  /** Passes on the next piece of a text, but for an end that has to wait. */
  write(text: string): void {
    this.#rest += text;
    this.#look();
  }

  /** Passes on what has waited. */
  end(): void {
    while (this.#doubtful !== undefined) {
      this.#close();
      this.#look();
    }
    this.#take(this.#rest.length);
  }

  #look(): void {
    for (let goesOn = true; goesOn;) {
      if (this.#inside === "markup") goesOn = this.#lookAtMarkup();
      else if (this.#inside === "comment") goesOn = this.#lookAtComment();
      else goesOn = this.#lookAtSection();
    }
  }

  #lookAtMarkup(): boolean {
    const found = beginning.exec(this.#rest);
    if (found === null) {
      const tail = this.#rest.slice(this.#rest.lastIndexOf("<"));
      const isCut = beginnings.some((each) => each.startsWith(tail));
      this.#take(this.#rest.length - (isCut ? tail.length : 0));
      return false;
    }
    this.#take(found.index + found[0].length);
    this.#inside = found[0] === "<!--" ? "comment" : "section";
    return true;
  }

  #lookAtComment(): boolean {
    const found = commentEnd.exec(this.#rest);
    this.#take(found === null ? this.#rest.length - overlap : found.index + found[0].length);
    if (found !== null) this.#inside = "markup";
    return found !== null;
  }

  #lookAtSection(): boolean {
    for (const found of this.#rest.matchAll(within)) {
      const [token, slash, name] = found;
      if (token === "]]>") {
        this.#take(found.index + token.length);
        this.#inside = "markup";
        return true;
      }
      if (name === undefined) {
        if (this.#doubtful === undefined) continue;
        this.#close();
        return true;
      }
      if (this.#doubtful === undefined && this.#isBoundary(slash === "/", name.toLowerCase())) {
        this.#take(found.index);
        this.#doubtful = [];
        return true;
      }
    }
    this.#hold(this.#rest.length - overlap);
    return false;
  }

  #isBoundary(isEnd: boolean, name: string): boolean {
    return name === "anime" || name === "manga" || (isEnd && this.#isOpen(name));
  }

  /** Closes the section before what is doubtful, which is markup then. */
  #close(): void {
    this.#pass("]]>");
    this.added += 3;
    this.#rest = `${this.#doubtful?.join("") ?? ""}${this.#rest}`;
    this.#doubtful = undefined;
    this.#inside = "markup";
  }

  /** Has done with the next characters, but does not pass them on as long as they are doubtful. */
  #hold(count: number): void {
    if (count <= 0) return;
    const text = this.#rest.slice(0, count);
    this.#rest = this.#rest.slice(count);
    if (this.#doubtful === undefined) this.#pass(text);
    else this.#doubtful.push(text);
  }

  /** Passes on the next characters, and what was doubtful before them. */
  #take(count: number): void {
    this.#doubtful?.forEach((text) => {
      this.#pass(text);
    });
    this.#doubtful = undefined;
    this.#hold(count);
  }
}
