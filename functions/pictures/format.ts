/** The formats that pictures may have, by what is in them and not by what they are called. */
export type PictureFormat = "avif" | "gif" | "jpeg" | "png" | "webp";

const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const pngSignature = "\x89PNG\r\n\x1a\n";
const avifBrands = new Set(["avif", "avis"]);

/** The format that a file begins as; undefined for everything that is no picture we take. */
export function formatOf(bytes: Uint8Array): PictureFormat | undefined {
  if (asciiAt(bytes, 0, 8) === pngSignature) return "png";
  if (asciiAt(bytes, 0, 3) === "\xff\xd8\xff") return "jpeg";
  if (/^GIF8[79]a$/.test(asciiAt(bytes, 0, 6))) return "gif";
  if (asciiAt(bytes, 0, 4) === "RIFF" && asciiAt(bytes, 8, 4) === "WEBP") return "webp";
  if (asciiAt(bytes, 4, 4) === "ftyp" && avifBrands.has(asciiAt(bytes, 8, 4))) return "avif";
  return undefined;
}

const formatOfWord: Readonly<Record<string, PictureFormat>> = {
  avif: "avif",
  gif: "gif",
  jfif: "jpeg",
  jpe: "jpeg",
  jpeg: "jpeg",
  jpg: "jpeg",
  pjpeg: "jpeg",
  png: "png",
  webp: "webp",
};

/** Whether a file's name and type, where they name a format at all, name the one that it has. */
export function isHonest({ name, type }: Pick<File, "name" | "type">, format: PictureFormat) {
  const [, typeWord = ""] = /^image\/([\w.+-]+)/i.exec(type) ?? [];
  const [, extension = ""] = /\.(\w+)$/.exec(name) ?? [];
  const isOther = (word: string): boolean =>
    word !== "" && formatOfWord[word.toLowerCase()] !== format;
  // A name may end in anything; only the endings of pictures, and of SVG among them, claim something.
  const isPictureWord = /^(?:svgz?|bmp|ico|tiff?|heic|heif)$/i.test(extension);
  const claims = isPictureWord || extension.toLowerCase() in formatOfWord;
  return !isOther(typeWord) && !(claims && isOther(extension));
}

/** Beginnings of things that browsers run or open: long enough that compressed pixels never spell them by accident. */
const foreign = /<script|<iframe|<!doctype|<html|<svg[\s>]|<\?php/i;
const endOfArchive = "PK\x05\x06";

/** Whether a file could also be opened as a page, a document or an archive. */
export function isPolyglot(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (foreign.test(text) || text.lastIndexOf("%PDF-", 1024) >= 0) return true;
  const end = text.lastIndexOf(endOfArchive);
  if (end < 0 || end + 22 > text.length) return false;
  // An archive's last record says how long the comment is that ends the file.
  const comment = new DataView(bytes.buffer, bytes.byteOffset).getUint16(end + 20, true);
  return end + 22 + comment === text.length;
}
