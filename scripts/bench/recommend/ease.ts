import type { Scorer } from "./measure.ts";

/**
 * EASE^R (Steck, 2019), exactly: the inverse of the item matrix is read off that of the smaller user matrix
 * (Woodbury), (XᵀX + ridge)⁻¹ = (1 - Xᵀ (XXᵀ + ridge)⁻¹ X) / ridge. Multiplying by the ridge changes no order.
 */
export function easeScorer(lists: readonly Uint32Array[], titles: number, ridge: number): Scorer {
  const people = lists.length;
  const factor = inverseFactor(sharedTitles(lists, titles, ridge), people);
  const listedBy: number[][] = Array.from({ length: titles }, () => []);
  lists.forEach((list, person) => {
    for (const title of list) listedBy[title]?.push(person);
  });
  const diagonal = listedBy.map((chosen) => {
    const column = new Float64Array(people);
    for (const person of chosen) column[person] = 1;
    return 1 - times(factor, column).reduce((sum, value) => sum + value * value, 0);
  });
  return (known) => {
    const common = new Float64Array(people);
    for (const title of known) {
      for (const person of listedBy[title] ?? []) common[person] = (common[person] ?? 0) + 1;
    }
    const solved = timesTransposed(factor, times(factor, common));
    const scores = new Float64Array(titles);
    lists.forEach((list, person) => {
      for (const title of list) scores[title] = (scores[title] ?? 0) + (solved[person] ?? 0);
    });
    return scores.map((score, title) => score / (diagonal[title] ?? 1));
  };
}

type Rows = readonly Float64Array[];

/** How many titles each two people share, the ridge added to the diagonal; the lower half, by rows. */
function sharedTitles(lists: readonly Uint32Array[], titles: number, ridge: number): Rows {
  return lists.map((list, person) => {
    const has = new Uint8Array(titles);
    for (const title of list) has[title] = 1;
    const row = new Float64Array(person + 1);
    for (let other = 0; other <= person; other++) {
      let shared = 0;
      for (const title of lists[other] ?? []) shared += has[title] ?? 0;
      row[other] = shared;
    }
    row[person] = (row[person] ?? 0) + ridge;
    return row;
  });
}

/** The inverse of the lower Cholesky factor, by rows. Overwrites its input with the factor. */
function inverseFactor(rows: Rows, size: number): Rows {
  for (let at = 0; at < size; at++) {
    const row = rows[at] ?? new Float64Array();
    for (let column = 0; column <= at; column++) {
      const other = rows[column] ?? row;
      let sum = row[column] ?? 0;
      for (let k = 0; k < column; k++) sum -= (row[k] ?? 0) * (other[k] ?? 0);
      row[column] = column === at ? Math.sqrt(sum) : sum / (other[column] ?? 1);
    }
  }
  // Row by row: L X = 1 means that a row of X is what the earlier rows of X leave of the unit row.
  const inverse: Float64Array[] = [];
  for (let at = 0; at < size; at++) {
    const row = rows[at] ?? new Float64Array();
    const own = new Float64Array(at + 1);
    own[at] = 1;
    for (let earlier = 0; earlier < at; earlier++) {
      const factor = row[earlier] ?? 0;
      const known = inverse[earlier] ?? own;
      for (let k = 0; k <= earlier; k++) own[k] = (own[k] ?? 0) - factor * (known[k] ?? 0);
    }
    const pivot = row[at] ?? 1;
    inverse.push(own.map((value) => value / pivot));
  }
  return inverse;
}

function times(rows: Rows, column: Float64Array): Float64Array {
  const nonZero = [...column.keys()].filter((at) => column[at] !== 0);
  return Float64Array.from(rows, (row) => {
    let sum = 0;
    for (const at of nonZero) {
      if (at >= row.length) break;
      sum += (row[at] ?? 0) * (column[at] ?? 0);
    }
    return sum;
  });
}

function timesTransposed(rows: Rows, column: Float64Array): Float64Array {
  const result = new Float64Array(column.length);
  rows.forEach((row, at) => {
    const factor = column[at] ?? 0;
    for (let k = 0; k < row.length; k++) result[k] = (result[k] ?? 0) + factor * (row[k] ?? 0);
  });
  return result;
}
