/** Longest varint of 32 bits */
const VARINT_BYTES = 5;

/** Protocol buffers; grows when needed. */
export class ByteWriter {
  #bytes: Uint8Array;
  #length = 0;

  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity);
  }

  reset(): void {
    this.#length = 0;
  }

  /** What was written, until the next `reset` */
  taken(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  /** @param type 0: varint, 2: bytes with their length */
  field(number: number, type: 0 | 2): this {
    return this.varint((number << 3) | type);
  }

  /** @param value unsigned, at most 32 bits */
  varint(value: number): this {
    this.#reserve(VARINT_BYTES);
    let rest = value;
    while (rest > 0x7f) {
      this.#bytes[this.#length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.#bytes[this.#length++] = rest;
    return this;
  }

  message(number: number, content: Uint8Array): this {
    this.field(number, 2).varint(content.length);
    this.#reserve(content.length);
    this.#bytes.set(content, this.#length);
    this.#length += content.length;
    return this;
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array((this.#length + count) * 2);
    larger.set(this.taken());
    this.#bytes = larger;
  }
}
