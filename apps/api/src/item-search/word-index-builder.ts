import { wordsOfTitle } from '../search-names/searched-text.ts';
import { growingFloats, growingIntegers } from './growing-numbers.ts';
import { PostingsBuilder } from './postings.ts';
import { UuidColumnBuilder } from './uuid-column.ts';
import { NO_WORD, type WordColumns } from './word-index.ts';

/** What a search needs of a place. */
export interface SearchedRow {
  id: string;
  title: string;
  lat: number;
  lon: number;
  categories: readonly string[];
  tags: readonly string[];
}

/** Collects places in any order and builds their index. */
export class WordIndexBuilder {
  readonly #owner: number;
  readonly #titles: string[] = [];
  readonly #ids = new UuidColumnBuilder();
  readonly #lon = growingFloats();
  readonly #lat = growingFloats();
  readonly #words = new PostingsBuilder();
  readonly #firstWords = growingIntegers();
  readonly #links = { categories: new PostingsBuilder(), tags: new PostingsBuilder() };

  constructor(owner: number) {
    this.#owner = owner;
  }

  add(rows: readonly SearchedRow[]): void {
    for (const { id, title, lat, lon, categories, tags } of rows) {
      this.#titles.push(title);
      this.#ids.add(id);
      this.#lon.push(lon);
      this.#lat.push(lat);
      const { words, startsWithWord } = wordsOfTitle(title);
      const numbers = words.map((word) => this.#words.add(word));
      this.#firstWords.push(startsWithWord ? numbers[0]! : NO_WORD);
      this.#words.endPlace();
      for (const [kind, ids] of [['categories', categories] as const, ['tags', tags] as const]) {
        for (const link of ids) this.#links[kind].add(link);
        this.#links[kind].endPlace();
      }
    }
  }

  /** Builds the columns of a `WordIndex`. */
  build(): WordColumns {
    const order = this.#orderByTitleCodes();
    const { titles, titleStarts } = this.#packedTitles(order);
    const [lon, lat, first] = [this.#lon.values, this.#lat.values, this.#firstWords.values];
    const linksOf = (kind: 'categories' | 'tags') => ({
      numbers: this.#links[kind].numbers,
      postings: this.#links[kind].build(order),
    });
    return {
      owner: this.#owner,
      ids: this.#ids.column.inOrder(order).parts,
      titles,
      titleStarts,
      lon: Float64Array.from(order, (from) => lon[from]!),
      lat: Float64Array.from(order, (from) => lat[from]!),
      words: [...this.#words.numbers.keys()].join('\n'),
      byWord: this.#words.build(order),
      firstWords: Uint32Array.from(order, (from) => first[from]!),
      links: { categories: linksOf('categories'), tags: linksOf('tags') },
    };
  }

  /** Same order as `byTitleCodes`, without allocating an object per place. */
  #orderByTitleCodes(): Uint32Array {
    const titles = this.#titles;
    const ids = this.#ids.column;
    return Uint32Array.from(titles, (_, nr) => nr).sort((a, b) => {
      const [one, other] = [titles[a]!, titles[b]!];
      if (one === other) return ids.compare(a, b);
      if (one === '' || other === '') return one === '' ? 1 : -1;
      return one < other ? -1 : 1;
    });
  }

  #packedTitles(order: Uint32Array): { titles: Buffer; titleStarts: Uint32Array } {
    const titleStarts = new Uint32Array(order.length + 1);
    order.forEach((from, at) => {
      titleStarts[at + 1] = titleStarts[at]! + Buffer.byteLength(this.#titles[from]!);
    });
    const titles = Buffer.allocUnsafeSlow(titleStarts.at(-1)!);
    order.forEach((from, at) => titles.write(this.#titles[from]!, titleStarts[at]!, 'utf8'));
    return { titles, titleStarts };
  }
}
