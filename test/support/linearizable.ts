/** One call in a history of concurrent calls: between `from` and `to`, on any clock, it did `apply` to the state. */
export interface Call<State> {
  readonly from: number;
  readonly to: number;
  /** What the call does to a state; undefined when its answer could not come of that state. */
  readonly apply: (state: State) => State | undefined;
}

/**
 * Whether some order of the calls, in which none comes before another that had ended when it began, explains every
 * answer and leads from the first state to the last (linearizability, Herlihy and Wing 1990; the search is Wing
 * and Gong's of 1993). States are compared by their JSON.
 */
export function isLinearizable<State>(
  calls: readonly Call<State>[],
  first: State,
  last: State,
): boolean {
  const seen = new Set<string>();
  const search = (left: readonly Call<State>[], state: State): boolean => {
    if (left.length === 0) return JSON.stringify(state) === JSON.stringify(last);
    const position = `${left.map((call) => calls.indexOf(call)).join()} ${JSON.stringify(state)}`;
    if (seen.has(position)) return false;
    seen.add(position);
    const firstEnd = Math.min(...left.map(({ to }) => to));
    return left
      .filter(({ from }) => from <= firstEnd)
      .some((call) => {
        const next = call.apply(state);
        return (
          next !== undefined &&
          search(
            left.filter((other) => other !== call),
            next,
          )
        );
      });
  };
  return search(calls, first);
}
