import type { Named, NamedByWord } from '../search-names/reference-names.ts';
import { SearchedText } from '../search-names/searched-text.ts';
import type { SearchQuery } from './search-query.ts';
import { findIn, scratchOf, squaredDistance, type Columns, type Scratch } from './find-in.ts';
import type { Matches, PlaceIndex } from './place-index.ts';
import { countPlaces, markPlaces, type Postings } from './postings.ts';
import { UuidColumn } from './uuid-column.ts';

/** The title starts with no word. */
export const NO_WORD = 0xffffffff;

/** All data of an index; its arrays are transferred between threads without copying. */
export interface WordColumns {
  owner: number;
  /** IDs as four numbers each. */
  ids: Uint32Array;
  /** All titles as UTF-8, and the start of each; one more at the end. */
  titles: Uint8Array;
  titleStarts: Uint32Array;
  lon: Float64Array;
  lat: Float64Array;
  /** Every distinct word of the titles by number; one per line. */
  words: string;
  byWord: Postings;
  /** Number of each title's first word. */
  firstWords: Uint32Array;
  links: Record<keyof Named, { numbers: ReadonlyMap<string, number>; postings: Postings }>;
}

/**
 * The places of one owner, up to a million, about 100 bytes each. A search scans the distinct words and then the
 * places that contain the matches, while `OwnerIndex` scans every title.
 */
export class WordIndex implements PlaceIndex, Columns {
  readonly owner: number;
  readonly size: number;
  readonly lon: Float64Array;
  readonly lat: Float64Array;
  readonly scratch: Scratch;
  /** 0 for each deleted place. */
  readonly present: Uint8Array;
  readonly #columns: WordColumns;
  readonly #words: SearchedText;
  readonly #ids: UuidColumn;
  readonly #titles: Buffer;

  constructor(columns: WordColumns) {
    const { owner, lon, lat, titles, ids, words } = columns;
    this.#columns = columns;
    this.owner = owner;
    this.size = lon.length;
    this.lon = lon;
    this.lat = lat;
    this.scratch = scratchOf(this.size);
    this.present = new Uint8Array(this.size).fill(1);
    this.#words = new SearchedText(words === '' ? [] : words.split('\n'), false);
    this.#ids = new UuidColumn(ids);
    this.#titles = Buffer.from(titles.buffer, titles.byteOffset, titles.byteLength);
  }

  find = (query: SearchQuery, named: readonly NamedByWord[]): Matches<WordIndex> => ({
    index: this,
    ...findIn(this, query, named),
  });

  /** Removes these places. */
  forget(ids: ReadonlySet<string>): void {
    for (const at of this.#ids.find(ids)) this.present[at] = 0;
  }

  markTitles(pattern: string, having: Uint8Array, started: Uint8Array | null): void {
    const { byWord, firstWords } = this.#columns;
    this.#words.anywhere(pattern, (word, isStart) => {
      markPlaces(byWord, word, having);
      if (!isStart || !started) return;
      for (let nr = byWord.starts[word]!; nr < byWord.starts[word + 1]!; nr++) {
        const at = byWord.places[nr]!;
        if (firstWords[at] === word) started[at]! += 1;
      }
    });
  }

  markWholeWords(pattern: string, having: Uint8Array): void {
    this.#words.asWholeWords(pattern, (word) => markPlaces(this.#columns.byWord, word, having));
  }

  markLinks(kind: keyof Named, ids: readonly string[], having: Uint8Array): void {
    const { numbers, postings } = this.#columns.links[kind];
    for (const id of ids) {
      const number = numbers.get(id);
      if (number !== undefined) markPlaces(postings, number, having);
    }
  }

  markIds(ids: ReadonlySet<string>, having: Uint8Array): void {
    for (const at of this.#ids.find(ids)) having[at] = 1;
  }

  countLinks(kind: keyof Named, ids: readonly string[], marked: Uint8Array): number[] {
    const { numbers, postings } = this.#columns.links[kind];
    return ids.map((id) => {
      const number = numbers.get(id);
      return number === undefined ? 0 : countPlaces(postings, number, marked);
    });
  }

  idOf(at: number): string {
    return this.#ids.at(at);
  }

  titleOf(at: number): string {
    const { titleStarts } = this.#columns;
    return this.#titles.toString('utf8', titleStarts[at], titleStarts[at + 1]);
  }

  distance(at: number, near: readonly [lon: number, lat: number]): number {
    return squaredDistance(this.lon[at]!, this.lat[at]!, near);
  }
}

function arraysOf({ ids, titles, titleStarts, lon, lat, byWord, firstWords, links }: WordColumns) {
  const postings = [byWord, links.categories.postings, links.tags.postings];
  const ofPostings = postings.flatMap(({ starts, places }) => [starts, places]);
  return [ids, titles, titleStarts, lon, lat, firstWords, ...ofPostings];
}

/** Buffers of the columns, to be transferred instead of copied. */
export const transferable = (columns: WordColumns): ArrayBuffer[] =>
  arraysOf(columns).map(({ buffer }) => buffer as ArrayBuffer);

/** Memory of an index: the columns, flags of each place, and the words with theirs. */
export const bytesOfColumns = (columns: WordColumns): number =>
  arraysOf(columns).reduce((sum, { byteLength }) => sum + byteLength, 4 * columns.lon.length) +
  4 * columns.words.length;
