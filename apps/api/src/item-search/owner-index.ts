import type { BasemapItem } from '@umkreis/contract/item.ts';
import { turnsOf, type AskedSearch, type Box } from './asked-search.ts';
import type { Named, NamedByWord } from './reference-names.ts';
import { SearchedText } from './searched-text.ts';

/** What a search found in one owner's places. */
export interface Matches {
  index: OwnerIndex;
  /** 1 for each place that matches */
  matching: Uint8Array;
  /** The higher, the better: words that name the place as it is, then a title that begins with the first word. */
  score: Uint8Array;
  /** Places that match, by their score */
  totals: Uint32Array;
}

/** Two for each of eight words, one for the beginning. */
export const BEST_SCORE = 17;

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

/** What of an item stays in memory while the others are read. */
export const searchedOf = (item: BasemapItem): Searched => ({
  id: item.id,
  title: item.title,
  lat: item.lat,
  lon: item.lon,
  categories: item.categories,
  tags: item.tags ?? [],
  hasOwnPlace: item.hoursPlace !== undefined,
  json: Buffer.from(JSON.stringify(item)),
});

/** The places of one owner as they are searched: in the order of their titles, those without one last. */
export class OwnerIndex {
  readonly owner: number;
  readonly size: number;
  readonly bytes: number;
  readonly #ids: readonly string[];
  readonly #titles: readonly string[];
  readonly #text: SearchedText;
  readonly #lat: Float64Array;
  readonly #lon: Float64Array;
  readonly #links: Record<keyof Named, Links>;
  readonly #hasOwnPlace: readonly boolean[];
  readonly #json: Buffer;
  readonly #jsonStarts: Uint32Array;
  readonly #scratch: Record<'matching' | 'score' | 'having', Uint8Array>;

  constructor(owner: number, items: readonly Searched[]) {
    const sorted = items.toSorted(byTitle);
    this.owner = owner;
    this.size = sorted.length;
    this.#ids = sorted.map(({ id }) => id);
    this.#titles = sorted.map(({ title }) => title);
    this.#text = new SearchedText(this.#titles, true);
    this.#lat = Float64Array.from(sorted, ({ lat }) => lat);
    this.#lon = Float64Array.from(sorted, ({ lon }) => lon);
    this.#links = {
      categories: new Links(sorted.map(({ categories }) => categories)),
      tags: new Links(sorted.map(({ tags }) => tags)),
    };
    this.#hasOwnPlace = sorted.map(({ hasOwnPlace }) => hasOwnPlace);
    this.#json = Buffer.concat(sorted.map(({ json }) => json));
    this.#jsonStarts = new Uint32Array(sorted.length + 1);
    sorted.forEach(({ json }, at) => {
      this.#jsonStarts[at + 1] = this.#jsonStarts[at]! + json.length;
    });
    this.#scratch = {
      matching: new Uint8Array(this.size),
      score: new Uint8Array(this.size),
      having: new Uint8Array(this.size),
    };
    this.bytes = this.#json.length + this.#text.bytes + this.size * 200;
  }

  /**
   * What it returns holds until the next search: nothing is made for each.
   * @param named what each word of the search names
   */
  find(asked: AskedSearch, named: readonly NamedByWord[]): Matches {
    const { matching, score, having } = this.#scratch;
    matching.fill(1);
    score.fill(0);
    asked.patterns.forEach((pattern, nr) => this.#matchWord(pattern, named[nr]!, nr === 0));
    if (asked.categories.length) {
      this.#links.categories.having(asked.categories, having.fill(0));
      keep(matching, having);
    }
    if (asked.tags.length) {
      this.#links.tags.having(asked.tags, having.fill(0));
      keep(matching, having);
    }
    if (asked.box) this.#keepWithin(asked.box, matching);
    const totals = new Uint32Array(BEST_SCORE + 1);
    for (let at = 0; at < this.size; at++) if (matching[at]) totals[score[at]!]! += 1;
    return { index: this, matching, score, totals };
  }

  idOf = (at: number): string => this.#ids[at]!;
  titleOf = (at: number): string => this.#titles[at]!;
  hasOwnPlace = (at: number): boolean => this.#hasOwnPlace[at]!;
  /** The place as JSON text. */
  jsonOf = (at: number): Buffer => this.#json.subarray(this.#jsonStarts[at], this.#jsonStarts[at + 1]);

  /** Squared, in degrees of latitude. */
  distance(at: number, near: readonly [lon: number, lat: number]): number {
    const across = Math.abs(this.#lon[at]! - near[0]);
    const east = Math.min(across, 360 - across) * Math.cos((near[1] * Math.PI) / 180);
    return (this.#lat[at]! - near[1]) ** 2 + east ** 2;
  }

  #matchWord(pattern: string, { begun, whole }: NamedByWord, isFirst: boolean): void {
    const { matching, score, having } = this.#scratch;
    having.fill(0);
    this.#text.anywhere(pattern, (at, isStart) => {
      having[at] = 1;
      if (isFirst && isStart) score[at]! += 1;
    });
    this.#markLinks(begun, having);
    keep(matching, having);
    having.fill(0);
    this.#text.asWords(pattern, (at) => {
      having[at] = 1;
    });
    this.#markLinks(whole, having);
    for (let at = 0; at < this.size; at++) score[at]! += 2 * having[at]!;
  }

  #markLinks({ categories, tags }: Named, having: Uint8Array): void {
    this.#links.categories.having(categories, having);
    this.#links.tags.having(tags, having);
  }

  #keepWithin(box: Box, left: Uint8Array): void {
    const turns = turnsOf(box);
    for (let at = 0; at < this.size; at++) {
      const [lat, lon] = [this.#lat[at]!, this.#lon[at]!];
      if (lat < box.south || lat > box.north || !turns.some((turn) => lon >= box.west - turn && lon <= box.east - turn))
        left[at] = 0;
    }
  }
}

/** Which ids each place has, as numbers of a list. */
class Links {
  readonly #numbers = new Map<string, number>();
  readonly #starts: Uint32Array;
  readonly #values: Uint32Array;

  constructor(lists: readonly (readonly string[])[]) {
    this.#starts = new Uint32Array(lists.length + 1);
    lists.forEach((list, at) => {
      this.#starts[at + 1] = this.#starts[at]! + list.length;
    });
    this.#values = Uint32Array.from(lists.flat(), (id) => {
      const known = this.#numbers.get(id);
      if (known !== undefined) return known;
      this.#numbers.set(id, this.#numbers.size);
      return this.#numbers.size - 1;
    });
  }

  /** Marks each place that has any of them with 1. */
  having(ids: readonly string[], into: Uint8Array): void {
    const numbers = ids.flatMap((id) => this.#numbers.get(id) ?? []);
    if (numbers.length === 0) return;
    const wanted = new Uint8Array(this.#numbers.size);
    for (const number of numbers) wanted[number] = 1;
    for (let at = 0; at < into.length; at++)
      for (let link = this.#starts[at]!; link < this.#starts[at + 1]!; link++)
        if (wanted[this.#values[link]!]) into[at] = 1;
  }
}

function keep(left: Uint8Array, having: Uint8Array): void {
  for (let at = 0; at < left.length; at++) left[at]! &= having[at]!;
}

/** As the database orders with the collation C, those without a title last. */
export function byTitle(a: { title: string; id: string }, b: { title: string; id: string }): number {
  return Number(a.title === '') - Number(b.title === '') || compareTexts(a.title, b.title) || compareTexts(a.id, b.id);
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
