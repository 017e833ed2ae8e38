/** Moves through the results of a search, and from either end back to the field (-1). */
export function nextActive(active: number, by: 1 | -1, count: number): number {
  const next = active + by;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}
