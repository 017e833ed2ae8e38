/** Far enough to see a byte order mark and the encoding that an XML declaration names. */
export const headBytes = 200;

/** The decoder for a file that begins so: by its byte order mark, its zero bytes, its declaration, else UTF-8. */
export function decoderFor(head: Uint8Array): TextDecoder {
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
  if (declared === undefined || /^utf-?16/i.test(declared)) return new TextDecoder();
  try {
    return new TextDecoder(declared);
  } catch {
    return new TextDecoder();
  }
}
