/** A value of a point's property; numbers are whole */
export type PropertyValue = string | number | boolean;

/** Longest varint of 32 bits */
const VARINT_BYTES = 5;
/** One point: MoveTo, a single position */
const MOVE_TO_ONE = 9;
const POINT = 1;

/**
 * Writes vector tiles (https://github.com/mapbox/vector-tile-spec/tree/master/2.1) of the same points at several
 * zooms. Keys and values are encoded once and only numbered for each tile, as a place is in a tile of every zoom.
 */
export class PointTileWriter {
  readonly #layer: string;
  readonly #extent: number;
  readonly #points: readonly object[];
  /** Names of all properties, in the order of their numbers; every tile contains them all. */
  readonly keys: readonly string[];
  readonly #keyNumbers: ReadonlyMap<string, number>;
  readonly #valueNumbers = new Map<PropertyValue, number>();
  readonly #values: Uint8Array[] = [];
  /** Of the points of tiles: the numbers of a key and a value for each property */
  readonly #tags: Uint32Array[] = [];
  /** The number of each value in the current tile, and the tile for which it applies */
  readonly #numberInTile: number[] = [];
  readonly #tileOfNumber: number[] = [];
  #tiles = 0;
  readonly #bytes = new ByteWriter(1 << 16);
  readonly #scratch = new ByteWriter(256);

  /** @param extent units along a tile's side @param points properties of each point, of `PropertyValue` */
  constructor(layer: string, extent: number, points: readonly object[]) {
    this.#layer = layer;
    this.#extent = extent;
    this.#points = points;
    this.keys = [...new Set(points.flatMap((properties) => Object.keys(properties)))];
    this.#keyNumbers = new Map(this.keys.map((key, number) => [key, number]));
  }

  /** Encodes the properties of a point when a tile first contains it. */
  #tagsOf(point: number): Uint32Array {
    return (this.#tags[point] ??= Uint32Array.from(
      Object.entries(this.#points[point] as Record<string, PropertyValue>).flatMap(([key, value]) => [
        this.#keyNumbers.get(key)!,
        this.#numberOf(value),
      ]),
    ));
  }

  #numberOf(value: PropertyValue): number {
    const known = this.#valueNumbers.get(value);
    if (known !== undefined) return known;
    this.#valueNumbers.set(value, this.#values.length);
    this.#tileOfNumber.push(0);
    this.#numberInTile.push(0);
    return this.#values.push(valueMessage(value)) - 1;
  }

  /** @param members indexes of the tile's points @param positions their positions in the tile, [x, y, x, y, …] */
  tile(members: Uint32Array, positions: Int32Array): Uint8Array {
    this.#tiles += 1;
    const used: number[] = [];
    const bytes = this.#bytes;
    bytes.reset();
    bytes.field(15, 0).varint(2);
    bytes.message(1, text(this.#layer));
    for (let at = 0; at < members.length; at++)
      this.#writePoint(this.#tagsOf(members[at]!), positions[at * 2]!, positions[at * 2 + 1]!, used);
    for (const key of this.keys) bytes.message(3, text(key));
    for (const value of used) bytes.message(4, this.#values[value]!);
    bytes.field(5, 0).varint(this.#extent);
    const layer = bytes.taken();
    return new ByteWriter(layer.length + VARINT_BYTES + 1).message(3, layer).taken();
  }

  /** @param used values of the tile in the order of their numbers */
  #writePoint(tags: Uint32Array, x: number, y: number, used: number[]): void {
    const numbers = this.#scratch;
    numbers.reset();
    for (let at = 0; at < tags.length; at += 2) {
      const value = tags[at + 1]!;
      if (this.#tileOfNumber[value] !== this.#tiles) {
        this.#tileOfNumber[value] = this.#tiles;
        this.#numberInTile[value] = used.push(value) - 1;
      }
      numbers.varint(tags[at]!).varint(this.#numberInTile[value]!);
    }
    const [across, down] = [zigzag(x), zigzag(y)];
    const geometrySize = 1 + varintSize(across) + varintSize(down);
    const tagsSize = numbers.length;
    const size = 1 + varintSize(tagsSize) + tagsSize + 2 + 2 + geometrySize;
    const bytes = this.#bytes.field(2, 2).varint(size);
    bytes.message(2, numbers.taken());
    bytes.field(3, 0).varint(POINT);
    bytes.field(4, 2).varint(geometrySize).varint(MOVE_TO_ONE).varint(across).varint(down);
  }
}

const encoder = new TextEncoder();
const text = (value: string) => encoder.encode(value);
const zigzag = (value: number) => ((value << 1) ^ (value >> 31)) >>> 0;

function valueMessage(value: PropertyValue): Uint8Array {
  if (typeof value === 'string') {
    const bytes = text(value);
    return new ByteWriter(bytes.length + VARINT_BYTES + 1).message(1, bytes).taken().slice();
  }
  const writer = new ByteWriter(VARINT_BYTES + 1);
  if (typeof value === 'boolean') writer.field(7, 0).varint(Number(value));
  else writer.field(6, 0).varint(zigzag(value));
  return writer.taken().slice();
}

function varintSize(value: number): number {
  if (value < 0x80) return 1;
  if (value < 0x4000) return 2;
  if (value < 0x20_0000) return 3;
  return value < 0x1000_0000 ? 4 : 5;
}

/** Protocol buffers; grows when needed. */
class ByteWriter {
  #bytes: Uint8Array;
  #length = 0;

  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity);
  }

  get length(): number {
    return this.#length;
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
