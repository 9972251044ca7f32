import { readAllReference } from '@umkreis/api-client/read-reference.ts';
import type { Level } from '@umkreis/contract/branch.ts';
import type { Event } from '@umkreis/contract/event.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { boundsOf } from '@umkreis/geometry/bounds-of.ts';
import type { Bounds } from '@umkreis/contract/ref.ts';
import type { ReadSearch } from '@umkreis/query-parser/conditions.ts';
import type { Question } from '@umkreis/query-parser/question.ts';
import type { Where } from '@umkreis/query-parser/where.ts';
import type { Place } from '../places/place.ts';
import { floorStack, type FloorArea } from '@umkreis/map-style/features/floor-stack.ts';
import type { FeatureFile } from '@umkreis/map-style/features/feature-file.ts';
import { itemFeatures } from '@umkreis/map-style/points/item-features.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { currentEvents } from '@umkreis/places/current-events.ts';
import { documentItems } from '@umkreis/places/document-items.ts';
import { joinPlaces } from '@umkreis/places/join-places.ts';
import { openingPlaceOf, timeZoneOf } from '@umkreis/places/opening-place-of.ts';
import { isInSeason } from '@umkreis/places/season.ts';
import { facetsOf, type Facets } from '../results/facets.ts';
import { featureFile } from '../results/feature-file.ts';
import { highlightsOf, type HighlightQuery, type Highlights } from '../results/highlights.ts';
import { inMotion, type InMotion } from '../results/in-motion.ts';
import { inView, type View } from '../results/in-view.ts';
import { onePlace, type OnePlace } from '../results/one-place.ts';
import { placesAt, type StreetOrBuilding } from '../results/places-at.ts';
import { rowsOf, type Page, type Rows } from '../results/rows.ts';
import type { PlaceQuery } from '../query/place-query.ts';
import type { ChatAnswer } from '../chat/chat-answer.ts';
import { areAsServed } from './as-served.ts';
import { byId, readContent } from './content.ts';
import type { Content, Filled, Names, PlaceCount, ReadContent } from './content.ts';
import { createBranchEvents } from './branch-events.ts';
import { noFilter } from '../filters/filter-state.ts';
import { drawingOf, placesLeft, type Drawing, type DrawingQuery } from '../results/drawing.ts';
import { findPlaces, type Found } from '../query/find-places.ts';
import type { PlaceTest } from '../filters/matches-filter.ts';
import { openPlaces } from '../hours/open-places.ts';
import { joinedOf, type Joined } from '../places/joined.ts';
import type { ListOrder } from '../query/list-order.ts';
import type { LoadPart, Parts } from '../parts/parts.ts';
import { createResultCache } from './result-cache.ts';
import { conditionTests } from '../search/condition-tests.ts';
import { understanding, type FindPlaces } from '../search/understanding.ts';
import { wordSearch } from '../search/word-search.ts';
import { tiledGuide } from '../tiled/tiled-guide.ts';

/** Maximum number of places considered for a name */
const fewNamed = 20;

/** Timeout for events, ms: they only enlarge symbols, so the places don't wait for them any longer. */
const eventsTimeoutMs = 300;

export interface EventsRead {
  events: readonly Event[];
  /** Edition of the results from now on */
  edition: number;
}

/** The places of a list, drawn alone on a map. */
export interface DrawnList {
  items: FeatureFile;
  drawing: Drawing;
  /** Bounding box; null: no places */
  bounds: Bounds | null;
}

/**
 * The guide's places and queries on them; runs in a worker (`connectEngine`), or on the main thread without
 * workers. `at` is an instant, ms, rounded to its quarter hour for current events and prohibitions.
 */
export interface Engine {
  /**
   * Fetches the content of a branch and replaces the previous content when it is loaded. Aborts a pending `fill`.
   * Waits for events only briefly. @throws NotServedError; Error if loading or parsing fails
   */
  fill(content: Content): Promise<Filled>;
  /** Called when the points file of the content can't be loaded: `items` then creates the points. */
  forgetPoints(): void;
  /** Reloads the events; the first call after `fill` waits for that request instead. @throws ApiError */
  readEvents(): Promise<EventsRead>;
  /** The events as last loaded */
  events(): readonly Event[];
  /** Names used by the places; null: no content yet */
  names(): Names | null;
  /** Loads all names, to show places of other branches. @throws ApiError */
  allNames(): Promise<Names>;
  /** Loads a part of its code. @param url of the module @throws if loading fails */
  use(part: keyof Parts, url: string): Promise<void>;
  /** Number of places in the content; null: no content yet */
  count(): PlaceCount | null;
  /** All places as points, created again when content, events or the quarter hour change. */
  items(at: number): FeatureFile;
  draw(query: DrawingQuery): Drawing;
  /** A page of the results. @throws ApiError, OvertakenError in a branch loaded as tiles */
  rows(placeQuery: PlaceQuery, page: Page): Promise<Rows>;
  /** The results as map features. */
  highlights(placeQuery: PlaceQuery, query: HighlightQuery): Promise<Highlights>;
  /** The places of a list, to be drawn alone on a map. */
  drawList(placeQuery: PlaceQuery): Promise<DrawnList>;
  /** null in a branch loaded as tiles with too many places to evaluate their opening hours */
  facets(placeQuery: PlaceQuery, groupIds: readonly number[] | undefined): Promise<Facets | null>;
  /** Places in a part of the map, the most important first. @param view null: everywhere */
  inView(placeQuery: PlaceQuery, look: { view: View | null; level: string | null }, page: Page): Promise<Rows>;
  place(nanoId: string, at: number): OnePlace | null;
  /** Places of the branch with these ids, in their order */
  placesById(ids: readonly string[], at: number): readonly Place[];
  /** Ids of places that pass the query; in a tiled branch all of them */
  idsLeft(query: DrawingQuery, ids: readonly string[]): readonly string[];
  /** Zones of events outside the guide's zone: item id and IANA zone */
  eventZones(): readonly [string, string][];
  /** The first places with a title and a picture. */
  pictured(count: number): readonly Place[];
  placesAt(streetOrBuilding: StreetOrBuilding, at: number): readonly Place[];
  moving(query: DrawingQuery): InMotion;
  /** Areas of all floors, stacked. */
  floors(
    query: Pick<DrawingQuery, 'seasonId' | 'at'>,
    levels: readonly Level[],
    selected: string,
  ): readonly FloorArea[];
  /** Resolves the name after 'in' or 'near'; null: no match. Needs the search part. */
  findLocation(how: Where['how'], name: string, at: number): Promise<Where | null>;
  /**
   * Answers a question with places and events. Needs both parts.
   * @param subject nanoId of the place that 'this' refers to; null: none
   */
  answer(question: Question, placeQuery: PlaceQuery, subject: string | null): Promise<ChatAnswer>;
}

/** How the search text was interpreted. */
interface Searched {
  isByName: boolean;
  reading: ReadSearch;
}

/** Creates the engine. */
export function createEngine(load: LoadPart): Engine {
  let content: ReadContent | null = null;
  let joined: { key: string; of: Joined } | null = null;
  /** Incremented whenever the joined places may change */
  let edition = 0;
  let file: { of: FeatureFile; key: string } | null = null;
  let points: string | null = null;
  let filling: AbortController | null = null;
  const parts: Partial<Parts> = {};
  const loading = new Map<keyof Parts, Promise<void>>();
  const search = wordSearch();
  const tiled = tiledGuide();
  const understood = understanding();
  const resultCache = createResultCache<Found & Searched>();
  const events = createBranchEvents(() => {
    edition += 1;
    resultCache.clear();
  });

  const keyAt = (at: number) => `${edition}-${quarterHour(at)}`;

  function joinItems(items: readonly BasemapItem[], at: number): Place[] {
    const { where, names } = content!;
    const now = new Date(at);
    const { hours } = parts;
    return joinPlaces(items, {
      categories: byId(names.categories),
      tags: byId(names.tags),
      events: events.list,
      now,
      timeZone: timeZoneOf(where),
      ...(hours && { isForbiddenNow: (value, item) => hours.isForbiddenNow(value, now, openingPlaceOf(where, item)) }),
    });
  }

  function guide(at: number): Joined {
    const key = keyAt(at);
    if (joined?.key === key) return joined.of;
    if (!content) return joinedOf([], { categories: new Map(), tags: new Map(), events: events.list });
    const { where, document, names } = content;
    const tags = byId(names.tags);
    const items = documentItems(document, tags, !where.branch);
    joined = {
      key,
      of: joinedOf(joinItems(items, at), { categories: byId(names.categories), tags, events: events.list }),
    };
    return joined.of;
  }

  /** Whether the API answers: for tiled branches, except for a curated list without search text. */
  const isAfar = ({ words, list }: PlaceQuery) => content?.document.tiled === true && (words !== '' || list === null);

  /** The places searched for a query. */
  async function placesFor({ list, at }: PlaceQuery): Promise<Joined> {
    const own = guide(at);
    if (!content?.document.tiled || !list) return own;
    const items = documentItems({ items: await tiled.listed(content.where, list.id) }, own.tags, !content.where.branch);
    return joinedOf(joinItems(items, at), own);
  }

  const openAt = (at: number): PlaceTest | undefined =>
    parts.hours && content ? openPlaces(parts.hours, content.where, new Date(at)) : undefined;
  const openFor = (placeQuery: PlaceQuery, order?: ListOrder) =>
    placeQuery.filter.openNow || order === 'open' ? openAt(placeQuery.at) : undefined;
  const left = (query: DrawingQuery) => {
    const { places, tags } = guide(query.at);
    return placesLeft(places, tags, query, query.filter.openNow ? openAt(query.at) : undefined);
  };
  const tiledContent = (at: number) => ({
    where: content!.where,
    names: { categories: byId(content!.names.categories), tags: byId(content!.names.tags) },
    join: (items: readonly BasemapItem[]) => joinItems(items, at),
  });

  /** Finds places by name, to resolve 'in' and 'near'. */
  const finder =
    (at: number): FindPlaces =>
    async (words) =>
      content!.document.tiled
        ? tiled.first(tiledContent(at), { text: words, limit: fewNamed })
        : (await search.find(words, null, guide(at))).hits.slice(0, fewNamed).map(({ place }) => place);

  /** The search text with its conditions; without the search part as plain words. */
  async function read({ words: text, at }: PlaceQuery): Promise<ReadSearch> {
    const { search: code } = parts;
    if (!text || !code || !content) return { searchText: text, conditions: [] };
    const { where, names } = content;
    return understood.read(
      { text, code, now: new Date(at), timeZone: timeZoneOf(where) },
      names,
      guide(at).places,
      finder(at),
    );
  }

  const testsOfReading = ({ searchText: words, conditions }: ReadSearch) => ({
    tests: conditionTests(
      conditions,
      words,
      parts.hours && content ? (at) => openPlaces(parts.hours!, content!.where, at) : undefined,
    ),
    from:
      conditions.flatMap((one) => (one.kind === 'where' && one.where.how === 'near' ? [one.where.at] : []))[0] ?? null,
  });

  async function readTiled(placeQuery: PlaceQuery) {
    if (placeQuery.words) await Promise.allSettled([loading.get('search'), loading.get('hours')]);
    const reading = await read(placeQuery);
    return { reading, ...testsOfReading(reading) };
  }

  async function find(placeQuery: PlaceQuery): Promise<Found & Searched> {
    if (placeQuery.words) await Promise.allSettled([loading.get('search'), loading.get('hours')]);
    const key = `${keyAt(placeQuery.at)} ${Object.keys(parts).join()} ${JSON.stringify(placeQuery)}`;
    return resultCache.getOrCompute(key, async () => {
      const own = await placesFor(placeQuery);
      const reading = await read(placeQuery);
      const { searchText: words } = reading;
      const { hits, isByName } = words
        ? await search.find(words, placeQuery.position, own)
        : { hits: [], isByName: false };
      const found = findPlaces(own, { ...placeQuery, words }, hits, openFor(placeQuery), testsOfReading(reading));
      return { ...found, isByName, reading };
    });
  }

  return {
    async fill(next) {
      filling?.abort();
      const { signal } = (filling = new AbortController());
      const eventsLoaded = events.start(next.events);
      const read = await readContent(next, signal);
      await Promise.race([eventsLoaded, after(eventsTimeoutMs)]);
      signal.throwIfAborted();
      content = read;
      edition += 1;
      ({ points } = next);
      resultCache.clear();
      const { document, names } = content;
      if (!document.tiled)
        search.setItems(document.items, {
          categories: byId(names.categories),
          tags: byId(names.tags),
          words: names.words ?? [],
        });
      return {
        version: document.version,
        isTiled: document.tiled,
        names,
        hasProhibitions: document.items.some(({ details }) => details?.transportForbiddenHours),
        edition,
      };
    },
    forgetPoints() {
      points = null;
      edition += 1;
    },
    async readEvents() {
      await events.next();
      return { events: events.list, edition };
    },
    events: () => events.list,
    names: () => content && content.names,
    allNames: () => readAllReference(content!.where),
    use(name, url) {
      const eventsLoaded = loading.get(name);
      if (eventsLoaded) return eventsLoaded;
      const done = load(name, url).then(
        (code) => {
          Object.assign(parts, { [name]: code });
          if (parts.search && name === 'search') search.use(parts.search);
          if (name === 'hours') edition += 1;
        },
        (error: unknown) => {
          loading.delete(name);
          throw error;
        },
      );
      loading.set(name, done);
      return done;
    },
    count: () => content && { total: content.document.total, isTiled: content.document.tiled },
    items(at) {
      const key = keyAt(at);
      if (file?.key === key) return file.of;
      const { places } = guide(at);
      const isServed = points !== null && content !== null && areAsServed(places, content);
      const of = isServed
        ? { file: points!, key: points!, total: places.length }
        : featureFile(itemFeatures(places), key);
      file = { of, key };
      return of;
    },
    draw(query) {
      const { places, numbers } = guide(query.at);
      return drawingOf(left(query), places, numbers, query);
    },
    async rows(placeQuery, page) {
      const isOpen = openFor(placeQuery, page.order);
      if (isAfar(placeQuery)) {
        const reading = await readTiled(placeQuery);
        return tiled.rows(tiledContent(placeQuery.at), placeQuery, page, isOpen, reading);
      }
      const found = await find(placeQuery);
      const { isByName, reading } = found;
      return rowsOf(found, page, { position: placeQuery.position, isOpen, isByName, understood: reading.conditions });
    },
    async highlights(placeQuery, query) {
      const page = { order: 'best', from: 0, count: 200 } as const;
      const rows = isAfar(placeQuery)
        ? (
            await tiled.highlighted(
              tiledContent(placeQuery.at),
              placeQuery,
              page,
              openFor(placeQuery),
              await readTiled(placeQuery),
            )
          ).rows
        : (await find(placeQuery)).left;
      return highlightsOf(rows, query, `${keyAt(placeQuery.at)} ${JSON.stringify([placeQuery, query])}`);
    },
    async drawList(placeQuery) {
      const rows = isAfar(placeQuery)
        ? (
            await tiled.highlighted(
              tiledContent(placeQuery.at),
              placeQuery,
              { order: 'best', from: 0, count: 200 },
              undefined,
            )
          ).rows
        : (await find(placeQuery)).left;
      const list = joinedOf(
        rows.map(({ place }) => place),
        guide(placeQuery.at),
      );
      return {
        items: featureFile(itemFeatures(list.places), `${keyAt(placeQuery.at)} ${JSON.stringify(placeQuery)}`),
        drawing: drawingOf(list.places, list.places, list.numbers, { level: null, filter: noFilter }),
        bounds: boundsOf(list.places.map(({ item }) => [item.lon, item.lat])),
      };
    },
    async facets(placeQuery, groupIds) {
      const how = { groupIds, isOpen: openAt(placeQuery.at) };
      if (isAfar(placeQuery))
        return tiled.facets(tiledContent(placeQuery.at), placeQuery, how, await readTiled(placeQuery));
      return content && facetsOf((await find(placeQuery)).all, placeQuery.filter, guide(placeQuery.at), how);
    },
    async inView(placeQuery, { view, level }, page) {
      if (isAfar(placeQuery)) return tiled.inView(tiledContent(placeQuery.at), placeQuery, view, page);
      const seen = inView(await find(placeQuery), view, level);
      const isOpen = openFor(placeQuery, page.order);
      return rowsOf({ all: seen, left: seen }, page, { position: placeQuery.position, isOpen, isByName: false });
    },
    place: (nanoId, at) => onePlace(guide(at), nanoId),
    placesById: (ids, at) => ids.flatMap((id) => guide(at).byId.get(id) ?? []),
    idsLeft(query, ids) {
      if (content?.document.tiled) return ids;
      const visibleIds = new Set(left(query).map(({ item }) => item.id));
      return ids.filter((id) => visibleIds.has(id));
    },
    eventZones() {
      if (!content || events.list.length === 0) return [];
      const { where } = content;
      const eventful = new Set(events.list.map(({ itemId }) => itemId));
      return documentItems(content.document, byId(content.names.tags), !where.branch)
        .filter(({ id, hoursPlace }) => hoursPlace !== undefined && eventful.has(id))
        .map((item): [string, string] => [item.id, openingPlaceOf(where, item).timeZone])
        .filter(([, zone]) => zone !== timeZoneOf(where));
    },
    pictured(count) {
      const { places } = joined?.of ?? guide(0);
      return places.filter(({ item }) => item.image && item.title).slice(0, count);
    },
    placesAt: (streetOrBuilding, at) => placesAt(guide(at).places, streetOrBuilding),
    moving: (query) => inMotion(guide(query.at).places, left(query)),
    floors({ seasonId, at }, levels, selected) {
      const { places } = guide(at);
      return floorStack(seasonId ? places.filter(({ tags }) => isInSeason(tags, seasonId)) : places, levels, selected);
    },
    findLocation: (how, name, at) =>
      content ? understood.findLocation(how, name, guide(at).places, finder(at)) : Promise.resolve(null),
    async answer(given, placeQuery, subject) {
      const { search: code, hours } = parts;
      if (!code || !hours || !content)
        throw new Error("The code for answering questions isn't loaded. Call use() first.");
      const { where, names } = content;
      const isTiled = content.document.tiled;
      const question = await code.asName(given, finder(placeQuery.at));
      const found = isTiled
        ? await tiled.first(
            tiledContent(placeQuery.at),
            code.tiledQuestion(question, names.categories, placeQuery.position),
          )
        : question.searchText
          ? (await search.find(question.searchText, placeQuery.position, guide(placeQuery.at))).hits
              .filter(
                ({ place, terms }) => !place.isPermanentlyClosed && code.tellsEnough(question.searchText, terms ?? []),
              )
              .map(({ place }) => place)
          : [];
      return code.findAnswer(question, {
        places: isTiled
          ? found
          : (await find({ ...placeQuery, words: '', position: null })).all.map(({ place }) => place),
        events: currentEvents(events.list, placeQuery.at),
        find: () => found,
        isOpen: (place, when) => openPlaces(hours, where, when)(place),
        openingsOf: ({ item, isPermanentlyClosed }, when) =>
          isPermanentlyClosed || !item.details?.hours
            ? null
            : (hours.weekHours(item.details.hours, when, openingPlaceOf(where, item), 'today')?.[0]?.intervals ?? null),
        subject: subject ? (onePlace(guide(placeQuery.at), subject)?.place ?? null) : null,
        dayOf: (when) => code.dayInZone(when, timeZoneOf(where)),
        position: placeQuery.position,
      });
    },
  };
}

const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
