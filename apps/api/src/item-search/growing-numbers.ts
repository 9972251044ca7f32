type Numbers = Uint32Array | Float64Array;

/** Numbers that are added one by one, without an object for each. */
export class GrowingNumbers<T extends Numbers> {
  #values: T;
  #size = 0;
  readonly #make: (size: number) => T;

  constructor(make: (size: number) => T) {
    this.#make = make;
    this.#values = make(1024);
  }

  push(value: number): void {
    if (this.#size === this.#values.length) {
      const larger = this.#make(this.#size * 2);
      larger.set(this.#values as never);
      this.#values = larger;
    }
    this.#values[this.#size++] = value;
  }

  get size(): number {
    return this.#size;
  }

  /** A view of what was added; valid until the next is. */
  get values(): T {
    return this.#values.subarray(0, this.#size) as T;
  }
}

export const growingIntegers = () => new GrowingNumbers((size) => new Uint32Array(size));
export const growingFloats = () => new GrowingNumbers((size) => new Float64Array(size));
