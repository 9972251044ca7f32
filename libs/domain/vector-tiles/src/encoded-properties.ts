import { ByteWriter } from './byte-writer.ts';

/** A value of a point's property; numbers are whole */
export type PropertyValue = string | number | boolean;

/** Longest varint of 32 bits */
const VARINT_BYTES = 5;

/**
 * Properties of points, encoded once for all tiles. Can be used again for a later state of the points: only property
 * objects that are new are encoded.
 */
export class EncodedProperties {
  /** Names of all properties, in the order of their numbers */
  readonly keys: readonly string[];
  readonly #keyNumbers: ReadonlyMap<string, number>;
  readonly #valueNumbers = new Map<PropertyValue, number>();
  /** Encoded values by number */
  readonly values: Uint8Array[] = [];
  readonly #tags = new WeakMap<object, Uint32Array>();

  /** @param keys names of all properties of the points */
  constructor(keys: readonly string[]) {
    this.keys = keys;
    this.#keyNumbers = new Map(keys.map((key, number) => [key, number]));
  }

  /** The numbers of a key and a value for each property. @param properties of `PropertyValue`; never changes */
  tagsOf(properties: object): Uint32Array {
    const stored = this.#tags.get(properties);
    if (stored) return stored;
    const entries = Object.entries(properties as Record<string, PropertyValue>);
    const tags = new Uint32Array(entries.length * 2);
    entries.forEach(([key, value], at) => {
      tags[at * 2] = this.#keyNumbers.get(key)!;
      tags[at * 2 + 1] = this.#numberOf(value);
    });
    this.#tags.set(properties, tags);
    return tags;
  }

  #numberOf(value: PropertyValue): number {
    const stored = this.#valueNumbers.get(value);
    if (stored !== undefined) return stored;
    this.#valueNumbers.set(value, this.values.length);
    return this.values.push(valueMessage(value)) - 1;
  }
}

/** Names of the properties of all points, in the order of their first occurrence. */
export function keysOf(points: readonly object[]): string[] {
  const keys = new Set<string>();
  for (const properties of points) for (const key of Object.keys(properties)) keys.add(key);
  return [...keys];
}

const encoder = new TextEncoder();

function valueMessage(value: PropertyValue): Uint8Array {
  if (typeof value === 'string') {
    const bytes = encoder.encode(value);
    return new ByteWriter(bytes.length + VARINT_BYTES + 1).message(1, bytes).taken().slice();
  }
  const writer = new ByteWriter(VARINT_BYTES + 1);
  if (typeof value === 'boolean') writer.field(7, 0).varint(Number(value));
  else writer.field(6, 0).varint(zigzag(value));
  return writer.taken().slice();
}

/** A signed number as an unsigned one, small ones as small ones */
export const zigzag = (value: number) => ((value << 1) ^ (value >> 31)) >>> 0;
