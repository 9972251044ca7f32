import type { Db } from '@umkreis/db/database.ts';
import { readPart } from '@umkreis/places/details/tag-display.ts';
import type { ContentState } from '@umkreis/content/content-state.ts';
import { loadNames } from './reference-names.repository.ts';
import { SearchedText } from './searched-text.ts';

/** Reference data has no version of its own; writes of other processes are noticed after this, ms. */
const FRESH_MS = 5000;

/** IDs of the categories and tags that a word matches, by name or as a synonym. */
export interface Named {
  categories: readonly string[];
  tags: readonly string[];
}
export interface NamedByWord {
  /** A word of the name starts with it. */
  prefix: Named;
  /** A word of the name equals it. */
  whole: Named;
}

interface Names {
  version: string;
  readAt: number;
  categories: readonly string[];
  categoryNames: SearchedText;
  tags: readonly string[];
  tagNames: SearchedText;
}

/**
 * In-memory index of names of categories and tags and their search words, in all languages. While the database is
 * down, the last state is used.
 */
export class ReferenceNames {
  readonly #db: Db;
  readonly #content: ContentState;
  #names: Names | undefined;
  #reading: Promise<Names> | undefined;

  constructor(db: Db, content: ContentState) {
    this.#db = db;
    this.#content = content;
  }

  /** @throws the database's error if they were never read */
  async named(patterns: readonly string[]): Promise<NamedByWord[]> {
    if (patterns.length === 0) return [];
    const names = await this.#current();
    return patterns.map((pattern) => {
      const collect = (how: 'atWordStarts' | 'asWholeWords'): Named => {
        const categories = new Set<string>();
        names.categoryNames[how](pattern, (line) => categories.add(names.categories[line]!));
        const tags = new Set<string>();
        names.tagNames[how](pattern, (line) => tags.add(names.tags[line]!));
        return { categories: [...categories], tags: [...tags] };
      };
      return { prefix: collect('atWordStarts'), whole: collect('asWholeWords') };
    });
  }

  async #current(): Promise<Names> {
    const version = this.#content.version;
    const cached = this.#names;
    if (cached && cached.version === version && performance.now() - cached.readAt < FRESH_MS) return cached;
    this.#reading ??= this.#read(version).finally(() => {
      this.#reading = undefined;
    });
    return cached ? this.#reading.catch(() => cached) : this.#reading;
  }

  async #read(version: string): Promise<Names> {
    const { categories, words, tags } = await loadNames(this.#db);
    const tagged = tags.flatMap((row) => {
      const part = readPart(row.tag_group);
      return part ? { id: row.tag_id, name: part === 'value' ? row.tag_value_translate : row.tag_key_translate } : [];
    });
    return (this.#names = {
      version,
      readAt: performance.now(),
      categories: [...categories, ...words].map((row) => row.category_id),
      categoryNames: new SearchedText(
        [
          ...categories.map((row) => `${row.sub_category_name_translate} / ${row.main_category_name_translate}`),
          ...words.map((row) => row.words),
        ],
        false,
      ),
      tags: tagged.map(({ id }) => id),
      tagNames: new SearchedText(
        tagged.map(({ name }) => name),
        false,
      ),
    });
  }
}
