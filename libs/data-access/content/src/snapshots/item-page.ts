import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** An item as JSON text in UTF-8. */
export interface ItemText {
  id: string;
  text: Buffer;
}

const COMMA = Buffer.from(',');

/** Consecutive items of an owner, sorted by ID, compressed as the inside of a JSON array. Never changes. */
export class ItemPage {
  /** ID of its first item */
  readonly first: string;
  readonly size: number;
  readonly #ids: readonly string[];
  /** Start of each item's text, and that after the last one */
  readonly #starts: Uint32Array;
  readonly #packed: Buffer;

  private constructor(items: readonly ItemText[], starts: Uint32Array, packed: Buffer) {
    this.#ids = items.map(({ id }) => id);
    this.first = this.#ids[0]!;
    this.size = items.length;
    this.#starts = starts;
    this.#packed = packed;
  }

  /** @param items at least one, sorted by ID */
  static async of(items: readonly ItemText[]): Promise<ItemPage> {
    const starts = new Uint32Array(items.length + 1);
    items.forEach(({ text }, at) => {
      starts[at + 1] = starts[at]! + text.length + COMMA.length;
    });
    const text = Buffer.concat(items.flatMap((item, at) => (at === 0 ? [item.text] : [COMMA, item.text])));
    return new ItemPage(items, starts, await pack(text, { level: 1 }));
  }

  /** Approximate size in memory, bytes */
  get bytes(): number {
    return this.#packed.length + this.size * 64;
  }

  /** The inside of a JSON array */
  text = (): Promise<Buffer> => unpack(this.#packed);

  async items(): Promise<ItemText[]> {
    const text = await this.text();
    return this.#ids.map((id, at) => ({
      id,
      text: text.subarray(this.#starts[at], this.#starts[at + 1]! - COMMA.length),
    }));
  }
}
