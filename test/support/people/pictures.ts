import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const [red, green, blue, white] = ["ff0000", "00ff00", "0000ff", "ffffff"].map((hex) =>
  Buffer.from(hex, "hex"),
) as [Buffer, Buffer, Buffer, Buffer];

/** A picture of four plain quarters: red and green above, blue and white below. */
function quarters(width: number, height: number) {
  const line = (left: Buffer, right: Buffer) =>
    Buffer.concat(Array.from({ length: width }, (_, x) => (x < width / 2 ? left : right)));
  const [above, below] = [line(red, green), line(blue, white)];
  const pixels = Array.from({ length: height }, (_, y) => (y < height / 2 ? above : below));
  return sharp(Buffer.concat(pixels), { raw: { width, height, channels: 3 } });
}

/** A picture of four quarters in a format. */
export function picture(
  format: "avif" | "gif" | "jpeg" | "png" | "webp",
  width = 64,
  height = 48,
): Promise<Buffer> {
  return quarters(width, height).toFormat(format).toBuffer();
}

/** A JPEG that a camera held on its side took at a place: it is upright only with its metadata applied. */
export const cameraPicture = (): Promise<Buffer> =>
  quarters(64, 48)
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Model: "Secret Camera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "35/1 41/1 22/1" },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A correct PNG of black pixels, one bit each, which compress a thousandfold. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const line = 1 + Math.ceil(width / 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(line * height), { level: 9 })),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Something that a server must not take for a picture. */
export interface BadFile {
  readonly why: string;
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly type: string;
}

const text = (content: string) => new TextEncoder().encode(content);
const script = "<script>alert(1)</script>";

/** Files that lie, break, burst or carry something along. */
export async function badFiles(): Promise<BadFile[]> {
  const [png, jpeg, gif, webp] = await Promise.all([
    picture("png"),
    picture("jpeg", 640, 480),
    picture("gif"),
    picture("webp"),
  ]);
  const file = (why: string, bytes: Uint8Array, name = "a.png", type = "image/png"): BadFile => ({
    why,
    bytes,
    name,
    type,
  });
  return [
    file("an empty file", new Uint8Array()),
    file("a text", text("hello")),
    file("a page", text(`<!doctype html>${script}`)),
    file(
      "an SVG with a script",
      text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      "a.svg",
      "image/svg+xml",
    ),
    file("an SVG named .png", text('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    file("a GIF named .png", gif),
    file("a PNG named .jpg", png, "a.jpg", "image/jpeg"),
    file("a WebP that says it is an SVG", webp, "a.svg", "image/svg+xml"),
    file("a truncated JPEG", jpeg.subarray(0, jpeg.length / 2), "a.jpg", "image/jpeg"),
    file("a truncated PNG", png.subarray(0, png.length - 40)),
    file("a header and nothing else", png.subarray(0, 33)),
    file("a decompression bomb", blackPng(60_000, 60_000).subarray(0, 2_000_000)),
    file("a bomb within the longest side", blackPng(16_000, 16_000)),
    file("100,000 pixels in one line", blackPng(100_000, 1)),
    file("100,000 lines of one pixel", blackPng(1, 100_000)),
    file("a PNG with a page behind it", Buffer.concat([png, text(`<html>${script}`)])),
    file("a GIF that is a script too", text(`GIF89a=0;//\n${script}`), "a.gif", "image/gif"),
    file(
      "a PNG with an archive behind it",
      Buffer.concat([png, Buffer.from("PK\x05\x06", "latin1"), Buffer.alloc(18)]),
    ),
    file("a PDF in front", Buffer.concat([text("%PDF-1.7\n"), png])),
  ];
}
