import { growingIntegers } from './growing-numbers.ts';

const PARTS = 4;

/** IDs as 16 bytes each. */
export class UuidColumn {
  readonly parts: Uint32Array;

  constructor(parts: Uint32Array) {
    this.parts = parts;
  }

  at(nr: number): string {
    let hex = '';
    for (let part = 0; part < PARTS; part++) hex += this.parts[nr * PARTS + part]!.toString(16).padStart(8, '0');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  compare(a: number, b: number): number {
    for (let part = 0; part < PARTS; part++) {
      const difference = this.parts[a * PARTS + part]! - this.parts[b * PARTS + part]!;
      if (difference !== 0) return difference;
    }
    return 0;
  }

  inOrder(order: Uint32Array): UuidColumn {
    const parts = new Uint32Array(order.length * PARTS);
    order.forEach((from, at) => parts.set(this.parts.subarray(from * PARTS, (from + 1) * PARTS), at * PARTS));
    return new UuidColumn(parts);
  }

  /** Indexes of those that are in the set. */
  find(ids: ReadonlySet<string>): number[] {
    const prefixes = new Set(Array.from(ids, (id) => Number.parseInt(id.slice(0, 8), 16)));
    const found: number[] = [];
    for (let nr = 0; nr * PARTS < this.parts.length; nr++)
      if (prefixes.has(this.parts[nr * PARTS]!) && ids.has(this.at(nr))) found.push(nr);
    return found;
  }
}

export class UuidColumnBuilder {
  readonly #parts = growingIntegers();

  add(id: string): void {
    const hex = id.replaceAll('-', '');
    for (let part = 0; part < PARTS; part++) this.#parts.push(Number.parseInt(hex.slice(part * 8, part * 8 + 8), 16));
  }

  get column(): UuidColumn {
    return new UuidColumn(this.#parts.values);
  }
}
