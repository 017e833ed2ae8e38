import { seededRandom } from "../bench/random.ts";

/** The id of the nth person of a simulation: as long, and as much by chance, as those of accounts, 96 bits in base64url. */
export function uidAt(at: number): string {
  const random = seededRandom(at);
  const words = Uint32Array.from({ length: 3 }, () => random() * 2 ** 32);
  return Buffer.from(words.buffer).toString("base64url");
}
