/** FNV-1a over UTF-16 units, an unsigned 32-bit integer (Fowler, Noll, Vo; RFC 9923). */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}

/** A repeatable source of chance: the same seed gives the same draws for ever. */
export interface Random {
  /** A number from `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number;
  /** True with the probability given, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the items, all equally likely. */
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** A {@link Random} that starts from a 32-bit seed. */
export function randomFrom(seed: number): Random {
  const next = mulberry32(seed);
  return {
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** Tommy Ettinger's mulberry32: numbers in [0, 1) from 32 bits of state. */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
