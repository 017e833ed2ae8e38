/** Sizes of the parts of a frame's header, by the bits that announce them (RFC 8878, 3.1.1.1). */
const dictionaryBytes = [0, 1, 2, 4];
const contentSizeBytes = [0, 2, 4, 8];
const markAndDescriptor = 5;
const blockHeader = 3;
const repeatedByte = 1;
const checksumBytes = 4;

/**
 * Passes on the bytes of a file packed by Zstandard, and sees to it that it is one frame, and whole: Node's unpacker takes
 * a frame that ends too early for its end, and leaves out what comes after the first.
 * @throws SyntaxError when it is not.
 */
export async function* oneFrame(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const frame = new Frame();
  for await (const part of bytes) {
    frame.read(part);
    yield part;
  }
  frame.end();
}

class Frame {
  #isInHeader = true;
  #hasChecksum = false;
  #isLastBlock = false;
  /** Bytes before the next ones that say something. */
  #skip = 0;
  #small: number[] = [];

  read(part: Uint8Array): void {
    for (let at = 0; at < part.length;) {
      if (this.#skip > 0) {
        const skipped = Math.min(this.#skip, part.length - at);
        this.#skip -= skipped;
        at += skipped;
      } else if (this.#isLastBlock) {
        throw new SyntaxError("It is packed in several pieces: pack it as one.");
      } else {
        this.#small.push(part[at++] ?? 0);
        const isRead = this.#small.length === (this.#isInHeader ? markAndDescriptor : blockHeader);
        if (isRead) this.#readSmall();
      }
    }
  }

  end(): void {
    if (!this.#isLastBlock || this.#skip > 0) {
      throw new SyntaxError("It is packed, but damaged or cut short.");
    }
  }

  #readSmall(): void {
    const [low = 0, middle = 0, high = 0] = this.#small;
    if (this.#isInHeader) this.#readDescriptor(this.#small.at(-1) ?? 0);
    else {
      const block = low | (middle << 8) | (high << 16);
      this.#isLastBlock = (block & 1) === 1;
      this.#skip = ((block >> 1) & 3) === repeatedByte ? 1 : block >> 3;
      if (this.#isLastBlock && this.#hasChecksum) this.#skip += checksumBytes;
    }
    this.#small = [];
  }

  #readDescriptor(descriptor: number): void {
    const isOneSegment = (descriptor & 0x20) !== 0;
    const sizeBytes = contentSizeBytes[descriptor >> 6] ?? 0;
    this.#skip =
      (isOneSegment ? Math.max(sizeBytes, 1) : sizeBytes + 1) +
      (dictionaryBytes[descriptor & 3] ?? 0);
    this.#hasChecksum = (descriptor & 4) !== 0;
    this.#isInHeader = false;
  }
}
