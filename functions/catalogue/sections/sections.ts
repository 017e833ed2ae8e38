/**
 * A snapshot is one buffer: a header, a directory, and named sections of equal-width numbers, so
 * that opening it makes views and copies nothing.
 *
 *     0  "TSZK"   4  version   8  directory bytes   12  zero   16  directory (JSON)   …  sections
 *
 * Sections start at multiples of 8. Numbers are little-endian, as every machine we run on is.
 */
import * as z from "zod";

const MAGIC = 0x4b5a5354;
const VERSION = 1;
const HEADER_BYTES = 16;
const ALIGNMENT = 8;

export type Section = Uint8Array | Uint16Array | Uint32Array | Float32Array;
export type Sections = Readonly<Record<string, Section>>;

/** A section that formats before some number need not have. */
export interface LaterSection {
  /** The number of the first format that has it for certain. */
  readonly since: number;
  /** What stands for it where it is lacking: what says nothing. */
  readonly lacking: (sections: OpenSections) => Section;
}

/** Where each section lies, counted from the end of the directory. */
const Directory = z.array(
  z.object({
    name: z.string(),
    width: z.enum(["u8", "u16", "u32", "f32"]),
    offsetBytes: z.int().nonnegative(),
    length: z.int().nonnegative(),
  }),
);
type Directory = z.infer<typeof Directory>;

/** Lays named sections out in one buffer. */
export function writeSections(sections: Sections): Uint8Array<ArrayBuffer> {
  const directory: Directory = [];
  let offsetBytes = 0;
  for (const [name, section] of Object.entries(sections)) {
    directory.push({ name, width: widthOf(section), offsetBytes, length: section.length });
    offsetBytes = aligned(offsetBytes + section.byteLength);
  }
  const index = new TextEncoder().encode(JSON.stringify(directory));
  const start = aligned(HEADER_BYTES + index.length);
  const bytes = new Uint8Array(start + offsetBytes);
  new Uint32Array(bytes.buffer, 0, 3).set([MAGIC, VERSION, index.length]);
  bytes.set(index, HEADER_BYTES);
  Object.values(sections).forEach((section, at) => {
    const { buffer, byteOffset, byteLength } = section;
    const from = start + (directory[at]?.offsetBytes ?? 0);
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), from);
  });
  return bytes;
}

/** The named sections of a buffer, as views of it. */
export class OpenSections {
  readonly #sections = new Map<string, Section>();
  readonly #later: ReadonlyMap<string, LaterSection>;

  /**
   * `later` are sections that the bytes may lack, and what is given in their place.
   * @throws RangeError when the bytes are no snapshot of this version.
   */
  constructor(bytes: Uint8Array, later: ReadonlyMap<string, LaterSection> = new Map()) {
    this.#later = later;
    const whole = bytes.byteOffset % ALIGNMENT === 0 ? bytes : Uint8Array.from(bytes);
    if (whole.byteLength < HEADER_BYTES) throw new RangeError("Not a catalogue snapshot.");
    const [magic, version, indexBytes = 0] = new Uint32Array(whole.buffer, whole.byteOffset, 3);
    if (magic !== MAGIC) throw new RangeError("Not a catalogue snapshot.");
    if (version !== VERSION) throw new RangeError(`Unknown snapshot version ${String(version)}.`);
    const index = Buffer.from(whole.buffer, whole.byteOffset + HEADER_BYTES, indexBytes);
    const start = whole.byteOffset + aligned(HEADER_BYTES + indexBytes);
    for (const { name, width, offsetBytes, length } of Directory.parse(
      JSON.parse(index.toString()),
    )) {
      this.#sections.set(name, view(whole.buffer, width, start + offsetBytes, length));
    }
  }

  /** @throws RangeError when there is no such section of bytes. */
  u8(name: string): Uint8Array {
    const section = this.#get(name);
    return section instanceof Uint8Array ? section : missing(name);
  }

  /** @throws RangeError when there is no such section of 16-bit numbers. */
  u16(name: string): Uint16Array {
    const section = this.#get(name);
    return section instanceof Uint16Array ? section : missing(name);
  }

  /** @throws RangeError when there is no such section of 32-bit numbers. */
  u32(name: string): Uint32Array {
    const section = this.#get(name);
    return section instanceof Uint32Array ? section : missing(name);
  }

  /** @throws RangeError when there is no such section of 32-bit floating-point numbers. */
  f32(name: string): Float32Array {
    const section = this.#get(name);
    return section instanceof Float32Array ? section : missing(name);
  }

  #get(name: string): Section | undefined {
    const section = this.#sections.get(name);
    if (section !== undefined) return section;
    const standIn = this.#later.get(name)?.lacking(this);
    if (standIn !== undefined) this.#sections.set(name, standIn);
    return standIn;
  }
}

function widthOf(section: Section): Directory[number]["width"] {
  if (section instanceof Uint8Array) return "u8";
  if (section instanceof Uint16Array) return "u16";
  return section instanceof Uint32Array ? "u32" : "f32";
}

function view(
  buffer: ArrayBufferLike,
  width: Directory[number]["width"],
  offsetBytes: number,
  length: number,
): Section {
  switch (width) {
    case "u8":
      return new Uint8Array(buffer, offsetBytes, length);
    case "u16":
      return new Uint16Array(buffer, offsetBytes, length);
    case "u32":
      return new Uint32Array(buffer, offsetBytes, length);
    case "f32":
      return new Float32Array(buffer, offsetBytes, length);
  }
}

function missing(name: string): never {
  throw new RangeError(`The snapshot has no section ${name} of the expected width.`);
}

const aligned = (bytes: number) => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
