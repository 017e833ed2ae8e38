/** A page number, or a gap in the row of numbers. */
export type PageSlot = number | "gap";

/**
 * The numbers a pagination shows: first, last, the current page with its neighbours, and gaps between.
 * Pages count from 1. A gap always stands for two pages or more.
 */
export function pageSlots(current: number, count: number): PageSlot[] {
  const shown = new Set([1, count, current - 1, current, current + 1]);
  const slots: PageSlot[] = [];
  let previous = 0;
  for (const page of [...shown]
    .filter((page) => page >= 1 && page <= count)
    .sort((a, b) => a - b)) {
    if (page - previous === 2) slots.push(page - 1);
    if (page - previous > 2) slots.push("gap");
    slots.push(page);
    previous = page;
  }
  return slots;
}
