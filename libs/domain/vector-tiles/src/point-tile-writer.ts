import { ByteWriter } from './byte-writer.ts';
import { zigzag, type EncodedProperties } from './encoded-properties.ts';

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
  readonly #encoded: EncodedProperties;
  /** Of the points that a tile already contained */
  readonly #tags: (Uint32Array | undefined)[];
  /** The number of each value in the current tile, and the tile for which it applies */
  #numberInTile = new Uint32Array();
  #tileOfNumber = new Uint32Array();
  #tiles = 0;
  readonly #bytes = new ByteWriter(1 << 16);

  /** @param extent units along a tile's side @param points properties of each point @param encoded of these points */
  constructor(layer: string, extent: number, points: readonly object[], encoded: EncodedProperties) {
    this.#layer = layer;
    this.#extent = extent;
    this.#points = points;
    this.#encoded = encoded;
    this.#tags = points.map(() => undefined);
  }

  /** @param members indexes of the tile's points @param positions their positions in the tile, [x, y, x, y, …] */
  tile(members: Uint32Array, positions: Int32Array): Uint8Array {
    this.#tiles += 1;
    const used: number[] = [];
    for (const member of members) this.#tags[member] ??= this.#encoded.tagsOf(this.#points[member]!);
    this.#reserveNumbers();
    const bytes = this.#bytes;
    bytes.reset();
    bytes.field(15, 0).varint(2);
    bytes.message(1, text(this.#layer));
    for (let at = 0; at < members.length; at++)
      this.#writePoint(this.#tags[members[at]!]!, positions[at * 2]!, positions[at * 2 + 1]!, used);
    for (const key of this.#encoded.keys) bytes.message(3, text(key));
    for (const value of used) bytes.message(4, this.#encoded.values[value]!);
    bytes.field(5, 0).varint(this.#extent);
    const layer = bytes.taken();
    return new ByteWriter(layer.length + VARINT_BYTES + 1).message(3, layer).taken();
  }

  #reserveNumbers(): void {
    const { length } = this.#encoded.values;
    if (length <= this.#tileOfNumber.length) return;
    const [numbers, tiles] = [this.#numberInTile, this.#tileOfNumber];
    this.#numberInTile = new Uint32Array(length * 2);
    this.#tileOfNumber = new Uint32Array(length * 2);
    this.#numberInTile.set(numbers);
    this.#tileOfNumber.set(tiles);
  }

  /** @param used values of the tile in the order of their numbers */
  #writePoint(tags: Uint32Array, x: number, y: number, used: number[]): void {
    let tagsSize = 0;
    for (let at = 0; at < tags.length; at += 2) {
      const value = tags[at + 1]!;
      if (this.#tileOfNumber[value] !== this.#tiles) {
        this.#tileOfNumber[value] = this.#tiles;
        this.#numberInTile[value] = used.push(value) - 1;
      }
      tagsSize += varintSize(tags[at]!) + varintSize(this.#numberInTile[value]!);
    }
    const [across, down] = [zigzag(x), zigzag(y)];
    const geometrySize = 1 + varintSize(across) + varintSize(down);
    const size = 1 + varintSize(tagsSize) + tagsSize + 2 + 2 + geometrySize;
    const bytes = this.#bytes.field(2, 2).varint(size).field(2, 2).varint(tagsSize);
    for (let at = 0; at < tags.length; at += 2) bytes.varint(tags[at]!).varint(this.#numberInTile[tags[at + 1]!]!);
    bytes.field(3, 0).varint(POINT);
    bytes.field(4, 2).varint(geometrySize).varint(MOVE_TO_ONE).varint(across).varint(down);
  }
}

const encoder = new TextEncoder();
const text = (value: string) => encoder.encode(value);

function varintSize(value: number): number {
  if (value < 0x80) return 1;
  if (value < 0x4000) return 2;
  if (value < 0x20_0000) return 3;
  return value < 0x1000_0000 ? 4 : 5;
}
