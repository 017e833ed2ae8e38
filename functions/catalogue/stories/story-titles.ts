import { firstDay } from "../../../catalogue/title.ts";
import type { Card, Catalogue } from "../catalogue.ts";
import { namedTitle } from "../named-title.ts";

/** The rows that relations hold together with a row, itself among them; none of what is for adults. */
export function franchiseRows(catalogue: Catalogue, row: number): number[] {
  const first = catalogue.franchise(row);
  const { from, to } = catalogue.rowsOf(catalogue.kind(row));
  const rows: number[] = [];
  for (let other = from; other < to; other += 1) {
    if (catalogue.franchise(other) === first && catalogue.adults[other] === 0) rows.push(other);
  }
  return rows;
}

/** The titles of a row's franchise in the order in which they came out; none for one that stands alone. */
export function storyTitles(catalogue: Catalogue, rows: readonly number[]) {
  if (rows.length < 2) return [];
  return rows
    .map((row) => ({ card: catalogue.card(row), relation: catalogue.relation(row) }))
    .toSorted((a, b) => compareDays(a.card, b.card))
    .map(({ card, relation }) => ({
      ...namedTitle(card),
      year: card.year,
      type: card.type,
      relation: relation?.kind ?? null,
    }));
}

function compareDays(a: Card, b: Card): number {
  const [first, second] = [firstDay(a), firstDay(b)];
  return first < second ? -1 : Number(first > second);
}
