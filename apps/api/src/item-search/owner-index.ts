import type { BasemapItem } from '@umkreis/contract/item.ts';
import { Links } from '@umkreis/vector-tiles/links.ts';
import type { Named, NamedByWord } from '../search-names/reference-names.ts';
import { orFallback } from '../shared-queries/fallback-category.ts';
import { SearchedText } from '../search-names/searched-text.ts';
import type { SearchQuery } from './search-query.ts';
import { findIn, scratchOf, squaredDistance, type Columns, type Scratch } from './find-in.ts';
import { byTitleCodes, type Matches, type PlaceIndex } from './place-index.ts';

interface Searched {
  id: string;
  title: string;
  lat: number;
  lon: number;
  categories: readonly string[];
  tags: readonly string[];
  hasOwnPlace: boolean;
  json: Buffer;
}

/** Fields of an item that are searched in memory. */
export const searchedOf = (item: BasemapItem): Searched => ({
  id: item.id,
  title: item.title,
  lat: item.lat,
  lon: item.lon,
  categories: orFallback(item.categories),
  tags: item.tags ?? [],
  hasOwnPlace: item.hoursPlace !== undefined,
  json: Buffer.from(JSON.stringify(item)),
});

/** Searchable places of one owner: those of one page of its items. */
export class OwnerIndex implements PlaceIndex, Columns {
  readonly owner: number;
  readonly size: number;
  readonly bytes: number;
  readonly #ids: readonly string[];
  readonly #titles: readonly string[];
  readonly #text: SearchedText;
  readonly lat: Float64Array;
  readonly lon: Float64Array;
  readonly scratch: Scratch;
  readonly #links: Record<keyof Named, Links>;
  readonly #hasOwnPlace: readonly boolean[];
  readonly #json: Buffer;
  readonly #jsonStarts: Uint32Array;

  constructor(owner: number, items: readonly Searched[]) {
    const sorted = items.toSorted(byTitleCodes);
    this.owner = owner;
    this.size = sorted.length;
    this.#ids = sorted.map(({ id }) => id);
    this.#titles = sorted.map(({ title }) => title);
    this.#text = new SearchedText(this.#titles, true);
    this.lat = Float64Array.from(sorted, ({ lat }) => lat);
    this.lon = Float64Array.from(sorted, ({ lon }) => lon);
    this.#links = {
      categories: Links.of(sorted.map(({ categories }) => categories)),
      tags: Links.of(sorted.map(({ tags }) => tags)),
    };
    this.#hasOwnPlace = sorted.map(({ hasOwnPlace }) => hasOwnPlace);
    this.#json = Buffer.concat(sorted.map(({ json }) => json));
    this.#jsonStarts = new Uint32Array(sorted.length + 1);
    sorted.forEach(({ json }, at) => {
      this.#jsonStarts[at + 1] = this.#jsonStarts[at]! + json.length;
    });
    this.scratch = scratchOf(this.size);
    this.bytes = this.#json.length + this.#text.bytes + this.size * 200;
  }

  /** Returns shared buffers, valid until the next search. @param named what each word of the search refers to */
  find = (query: SearchQuery, named: readonly NamedByWord[]): Matches<OwnerIndex> => ({
    index: this,
    ...findIn(this, query, named),
  });

  markTitles = (pattern: string, having: Uint8Array, started: Uint8Array | null): void =>
    this.#text.anywhere(pattern, (at, isStart) => {
      having[at] = 1;
      if (isStart && started) started[at]! += 1;
    });

  markWholeWords = (pattern: string, having: Uint8Array): void =>
    this.#text.asWholeWords(pattern, (at) => {
      having[at] = 1;
    });

  markLinks = (kind: keyof Named, ids: readonly string[], having: Uint8Array): void =>
    this.#links[kind].having(ids, having);

  markIds = (ids: ReadonlySet<string>, having: Uint8Array): void =>
    this.#ids.forEach((id, at) => {
      if (ids.has(id)) having[at] = 1;
    });

  countLinks = (kind: keyof Named, ids: readonly string[], marked: Uint8Array): number[] =>
    this.#links[kind].counts(ids, marked);

  idOf = (at: number): string => this.#ids[at]!;
  titleOf = (at: number): string => this.#titles[at]!;
  hasOwnPlace = (at: number): boolean => this.#hasOwnPlace[at]!;
  /** The place as JSON text. */
  jsonOf = (at: number): Buffer => this.#json.subarray(this.#jsonStarts[at], this.#jsonStarts[at + 1]);

  distance = (at: number, near: readonly [lon: number, lat: number]): number =>
    squaredDistance(this.lon[at]!, this.lat[at]!, near);
}
