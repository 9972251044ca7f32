import type { ReadSearch } from '@umkreis/query-parser/conditions.ts';
import type { Where } from '@umkreis/query-parser/where.ts';
import { documentItems } from '@umkreis/places/document-items.ts';
import { timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import type { PlaceQuery } from '../query/place-query.ts';
import { byId } from './content.ts';
import { findPlaces, type Found } from '../query/find-places.ts';
import { opensNext, withoutHours } from '../query/opens-next.ts';
import type { PlaceTest } from '../filters/matches-filter.ts';
import { openPlaces } from '../hours/open-places.ts';
import { joinedOf, type Joined } from '../places/joined.ts';
import type { ListOrder } from '../query/list-order.ts';
import { createResultCache } from './result-cache.ts';
import { conditionTests } from '../search/condition-tests.ts';
import { understanding, type FindPlaces } from '../search/understanding.ts';
import { wordSearch } from '../search/word-search.ts';
import { tiledGuide, type TiledContent, type TiledReading } from '../tiled/tiled-guide.ts';
import type { GuideState } from './guide-state.ts';

/** Maximum number of places considered for a name */
const fewNamed = 20;

/** How the search text was interpreted. */
interface Searched {
  isByName: boolean;
  reading: ReadSearch;
}

/** Finds the places of a query: in memory, or with the API for a branch loaded as tiles. */
export class PlaceQueries {
  readonly search = wordSearch();
  readonly tiled = tiledGuide();
  readonly #state: GuideState;
  readonly #understood = understanding();
  readonly #results = createResultCache<Found & Searched>();

  constructor(state: GuideState) {
    this.#state = state;
  }

  clear(): void {
    this.#results.clear();
  }

  /** Whether the API answers: for tiled branches, except for a curated list without search text. */
  isServedByApi({ words, list }: PlaceQuery): boolean {
    return this.#state.isTiled && (words !== '' || list === null);
  }

  /** Content of a tiled branch. Needs the content. */
  tiledContent(at: number): TiledContent {
    const { where, names } = this.#state.content!;
    return {
      where,
      names: { categories: byId(names.categories), tags: byId(names.tags) },
      join: (items) => this.#state.joinItems(items, at),
    };
  }

  /** Tests whether a place is open, if filter or order need it. */
  openFor({ filter, at }: PlaceQuery, order?: ListOrder): PlaceTest | undefined {
    return filter.openNow || order === 'open' ? this.#state.openAt(at) : undefined;
  }

  /** Finds places by name, to resolve 'in' and 'near'. */
  finder(at: number): FindPlaces {
    return async (words) =>
      this.#state.isTiled
        ? this.tiled.first(this.tiledContent(at), { text: words, limit: fewNamed })
        : (await this.search.find(words, null, this.#state.guide(at))).hits
            .slice(0, fewNamed)
            .map(({ place }) => place);
  }

  /** Resolves the name after 'in' or 'near'; null: no match */
  findLocation(how: Where['how'], name: string, at: number): Promise<Where | null> {
    if (!this.#state.content) return Promise.resolve(null);
    return this.#understood.findLocation(how, name, this.#state.guide(at).places, this.finder(at));
  }

  /** The search text as interpreted, with tests for places, for a query that the API answers. */
  async readTiled(placeQuery: PlaceQuery): Promise<TiledReading> {
    if (placeQuery.words) await this.#state.parts.settled();
    const reading = await this.#read(placeQuery);
    return { reading, ...this.#testsOf(reading) };
  }

  /** Finds places in memory. */
  async find(placeQuery: PlaceQuery): Promise<Found & Searched> {
    const state = this.#state;
    if (placeQuery.words) await state.parts.settled();
    const key = `${state.keyAt(placeQuery.at)} ${state.parts.key} ${JSON.stringify(placeQuery)}`;
    return this.#results.getOrCompute(key, async () => {
      const own = await this.#placesFor(placeQuery);
      const reading = await this.#read(placeQuery);
      const { searchText: words } = reading;
      const { hits, isByName } = words
        ? await this.search.find(words, placeQuery.position, own)
        : { hits: [], isByName: false };
      const isOpen = this.openFor(placeQuery);
      const run = (query: PlaceQuery, read: ReadSearch, open: PlaceTest | undefined) =>
        findPlaces(own, { ...query, words }, hits, open, this.#testsOf(read));
      const found = run(placeQuery, reading, isOpen);
      const relaxed = found.left.length === 0 ? withoutHours(placeQuery, reading) : null;
      const { content, parts } = state;
      if (!relaxed || !parts.hours || !content) return { ...found, isByName, reading };
      const closed = run(relaxed.placeQuery, relaxed.reading, undefined).left;
      return { ...found, next: opensNext(closed, parts.hours, content.where, relaxed.at), isByName, reading };
    });
  }

  /** The places searched for a query: in a tiled branch those of its list */
  async #placesFor({ list, at }: PlaceQuery): Promise<Joined> {
    const own = this.#state.guide(at);
    if (!this.#state.isTiled || !list) return own;
    const { where } = this.#state.content!;
    const items = documentItems({ items: await this.tiled.listed(where, list.id) }, own.tags, !where.branch);
    return joinedOf(this.#state.joinItems(items, at), own);
  }

  /** The search text with its conditions; without the search part as plain words. */
  async #read({ words: text, at }: PlaceQuery): Promise<ReadSearch> {
    const { content, parts } = this.#state;
    const code = parts.search;
    if (!text || !code || !content) return { searchText: text, conditions: [] };
    return this.#understood.read(
      { text, code, now: new Date(at), timeZone: timeZoneOf(content.where) },
      content.names,
      this.#state.guide(at).places,
      this.finder(at),
    );
  }

  #testsOf({ searchText: words, conditions }: ReadSearch) {
    const { content, parts } = this.#state;
    const { hours } = parts;
    const near = conditions.flatMap((one) => (one.kind === 'where' && one.where.how === 'near' ? [one.where.at] : []));
    return {
      tests: conditionTests(
        conditions,
        words,
        hours && content ? (at) => openPlaces(hours, content.where, at) : undefined,
      ),
      from: near[0] ?? null,
    };
  }
}
