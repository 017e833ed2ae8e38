/**
 * Solves (A + ridge) w = side, where A is symmetric, given by its lower half in rows; its diagonal is first multiplied by
 * `growth`. By Cholesky's decomposition; A is left as it was.
 */
export function solveRidge(
  square: Float64Array,
  side: Float64Array,
  growth: number,
  ridge: number,
): Float64Array {
  const size = side.length;
  const lower = square.slice();
  for (let at = 0; at < size; at++) {
    lower[at * size + at] = (lower[at * size + at] ?? 0) * growth + ridge;
  }
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = lower[row * size + column] ?? 0;
      for (let at = 0; at < column; at++) {
        sum -= (lower[row * size + at] ?? 0) * (lower[column * size + at] ?? 0);
      }
      lower[row * size + column] =
        row === column ? Math.sqrt(sum) : sum / (lower[column * size + column] ?? 1);
    }
  }
  const solution = side.slice();
  for (let row = 0; row < size; row++) {
    let sum = solution[row] ?? 0;
    for (let at = 0; at < row; at++) sum -= (lower[row * size + at] ?? 0) * (solution[at] ?? 0);
    solution[row] = sum / (lower[row * size + row] ?? 1);
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = solution[row] ?? 0;
    for (let at = row + 1; at < size; at++) {
      sum -= (lower[at * size + row] ?? 0) * (solution[at] ?? 0);
    }
    solution[row] = sum / (lower[row * size + row] ?? 1);
  }
  return solution;
}
