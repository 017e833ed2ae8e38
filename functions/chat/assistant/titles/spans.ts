/** Some words of a text that may name a title, from one place to before another. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly rows: readonly number[];
  /** How much speaks for it: of two that overlap, the heavier one counts. */
  readonly weight: number;
  /** Whether the words are not quite the name. */
  readonly isGuess: boolean;
}

/** In words; longer names are found by their beginning. */
export const longestSpan = 24;

/** Where a span lies. */
export type Place = Pick<Span, "from" | "to">;

/** Whether a word of the text lies in a span. */
export const covers = ({ from, to }: Place, at: number): boolean => at >= from && at < to;

/** Whether a span lies in another one. */
export const holds = (outer: Place, inner: Place): boolean =>
  inner.from >= outer.from && inner.to <= outer.to;

/** The heaviest spans that do not overlap. */
export function withoutOverlaps(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans.toSorted((a, b) => b.weight - a.weight || a.from - b.from)) {
    if (kept.every(({ from, to }) => span.to <= from || span.from >= to)) kept.push(span);
  }
  return kept;
}
