const headerBytes = 22;

/** Wraps one PNG of a square icon into an ICO file (the container that Windows Vista and all browsers read). */
export function toIco(png: Uint8Array, pixels: number): Uint8Array {
  const header = Buffer.alloc(headerBytes);
  const isIcon = 1;
  const imageCount = 1;
  header.writeUInt16LE(isIcon, 2);
  header.writeUInt16LE(imageCount, 4);
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
}
