/** Keeps the positions of the highest of many values. */
export class Strongest {
  readonly #most: number;
  /** Ascending, each with its position beside it. */
  readonly #values: Float64Array;
  readonly #positions: Uint32Array;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
    this.#values = new Float64Array(most);
    this.#positions = new Uint32Array(most);
  }

  offer(position: number, value: number): void {
    if (this.#size < this.#most) this.#size++;
    else if (value > (this.#values[0] ?? Infinity)) this.#dropLowest();
    else return;
    // The last place is free now: whatever is higher moves up into it.
    let place = this.#size - 1;
    while (place > 0 && (this.#values[place - 1] ?? 0) > value) place--;
    this.#values.copyWithin(place + 1, place, this.#size - 1);
    this.#positions.copyWithin(place + 1, place, this.#size - 1);
    this.#values[place] = value;
    this.#positions[place] = position;
  }

  /** The positions kept, the highest value first. */
  descending(): Uint32Array {
    return this.#positions.slice(0, this.#size).reverse();
  }

  #dropLowest(): void {
    this.#values.copyWithin(0, 1, this.#size);
    this.#positions.copyWithin(0, 1, this.#size);
  }
}
