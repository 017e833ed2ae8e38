type Content = Readonly<Record<string, unknown>>;

/** A name for one thing that is being made: 128 random bits, as 22 characters. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").slice(0, 22);
}

const isSame = (a: Content, b: Content): boolean =>
  Object.keys({ ...a, ...b }).every((name) => Object.is(a[name], b[name]));

/**
 * What somebody is trying to make. As long as it is the same thing, each try has the same key, so that the server
 * makes it once, however many answers are lost.
 */
export class Attempt {
  #content: Content = {};
  #key: string | undefined;

  /** The key for a try with these fields; files are the same when they are the same object. */
  keyFor(content: Content): string {
    if (this.#key === undefined || !isSame(content, this.#content)) this.#key = newKey();
    this.#content = content;
    return this.#key;
  }

  /** It is made: the next one is another, even if it looks the same. */
  end(): void {
    this.#key = undefined;
  }
}
