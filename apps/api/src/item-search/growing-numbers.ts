type Numbers = Uint32Array | Float64Array;

/** A growing typed array of numbers. */
class GrowingNumbers<T extends Numbers> {
  #values: T;
  #size = 0;
  readonly #create: (size: number) => T;

  constructor(create: (size: number) => T) {
    this.#create = create;
    this.#values = create(1024);
  }

  push(value: number): void {
    if (this.#size === this.#values.length) {
      const larger = this.#create(this.#size * 2);
      larger.set(this.#values as never);
      this.#values = larger;
    }
    this.#values[this.#size++] = value;
  }

  get size(): number {
    return this.#size;
  }

  /** A view of the added numbers; valid until the next one is added. */
  get values(): T {
    return this.#values.subarray(0, this.#size) as T;
  }
}

export const growingIntegers = () => new GrowingNumbers((size) => new Uint32Array(size));
export const growingFloats = () => new GrowingNumbers((size) => new Float64Array(size));
