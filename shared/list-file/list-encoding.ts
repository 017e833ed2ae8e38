/** Far enough to see a byte order mark and the encoding that an XML declaration names. */
export const headBytes = 200;

/** Makes text of bytes, piece by piece; without `stream` the piece is the last one. */
export interface ListDecoder {
  decode(bytes?: Uint8Array, options?: { readonly stream?: boolean }): string;
}

/** What Windows-1252 has for the bytes from 80 to 9f, where Latin-1 has control characters. */
const windowsCharacters = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** A byte's character. Not every runtime's own decoder of that name knows more than Latin-1. */
const windows1252 = (byte: number): string =>
  windowsCharacters[byte - 0x80] ?? String.fromCharCode(byte);

/** How many bytes the character has that begins at a place of UTF-8 text; 0 where none can begin or it goes wrong. */
function characterBytes(bytes: Uint8Array, at: number): number {
  const [first = 0, second] = bytes.subarray(at, at + 2);
  if (first < 0x80) return 1;
  const length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
  // What could have been written shorter, surrogates, and what is beyond Unicode.
  const isOdd =
    second !== undefined &&
    ((first === 0xe0 && second < 0xa0) ||
      (first === 0xed && second > 0x9f) ||
      (first === 0xf0 && second < 0x90) ||
      (first === 0xf4 && second > 0x8f));
  if (isOdd) return 0;
  const rest = bytes.subarray(at + 1, at + length);
  return rest.every((byte) => (byte & 0xc0) === 0x80) ? length : 0;
}

/**
 * Reads UTF-8, and as Windows-1252 the bytes that are none: exporters have pasted texts of the one into the other, and
 * their declaration is what it always was.
 */
class MixedDecoder implements ListDecoder {
  readonly #utf8 = new TextDecoder("utf-8", { fatal: true });
  /** The beginning of a character whose end is yet to come. */
  #begun = new Uint8Array();

  decode(bytes = new Uint8Array(), { stream = false } = {}): string {
    const all = new Uint8Array(this.#begun.length + bytes.length);
    all.set(this.#begun);
    all.set(bytes, this.#begun.length);
    const end = stream ? this.#endOf(all) : all.length;
    this.#begun = all.slice(end);
    const whole = all.subarray(0, end);
    try {
      return this.#utf8.decode(whole);
    } catch {
      return this.#mixed(whole);
    }
  }

  /** Where the last character ends that is whole. */
  #endOf(bytes: Uint8Array): number {
    for (let at = bytes.length - 1; at >= 0 && at > bytes.length - 4; at--) {
      const isBeginning = (bytes[at] ?? 0) >= 0xc2;
      if (isBeginning) return at + characterBytes(bytes, at) > bytes.length ? at : bytes.length;
    }
    return bytes.length;
  }

  #mixed(bytes: Uint8Array): string {
    const pieces: string[] = [];
    let from = 0;
    for (let at = 0; at < bytes.length;) {
      const wanted = characterBytes(bytes, at);
      const length = at + wanted > bytes.length ? 0 : wanted;
      if (length === 0) {
        pieces.push(this.#utf8.decode(bytes.subarray(from, at)));
        pieces.push(windows1252(bytes[at] ?? 0));
        from = at + 1;
      }
      at += length || 1;
    }
    pieces.push(this.#utf8.decode(bytes.subarray(from)));
    return pieces.join("");
  }
}

/** The decoder for a file that begins so: by its byte order mark, its zero bytes, its declaration, else UTF-8. */
export function decoderFor(head: Uint8Array): ListDecoder {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) {
    return new TextDecoder("utf-16le");
  }
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) {
    return new TextDecoder("utf-16be");
  }
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(
    new TextDecoder("latin1").decode(head),
  )?.[1];
  // A file of single bytes that claims UTF-16 has been converted since.
  if (declared === undefined || /^utf-?(8|16)/i.test(declared)) return new MixedDecoder();
  try {
    return new TextDecoder(declared);
  } catch {
    return new MixedDecoder();
  }
}
