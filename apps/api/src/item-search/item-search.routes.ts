import { isSameHoursPlace, type HoursPlace } from '@umkreis/contract/hours-place.ts';
import { runQueued } from '@umkreis/db/pool-queue.ts';
import { assertActive } from '../content/assert-active.ts';
import { hoursPlaceOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { ReferenceKinds } from '../search-names/reference-kinds.ts';
import { LARGEST_DOCUMENT } from '@umkreis/content/snapshots/built-snapshots.ts';
import { toSearchQuery, type SearchQuery } from './search-query.ts';
import { toCountQuery, facetsOfCounts } from './count-query.ts';
import { FoundRows, type FoundRow } from './found-rows.ts';
import { MemorySearch } from './memory-search.ts';
import { countItems } from './item-facets.repository.ts';
import { searchKeys } from './item-search.repository.ts';
import { LargeSearch } from './large-search.ts';
import type { OwnerIndex } from './owner-index.ts';
import type { Hit } from './page-of-matches.ts';

/**
 * Maximum places of a branch that the database counts while they are not in memory: a million would take too long.
 */
const MOST_COUNTED = 200_000;

export async function itemSearchRoutes(app: TypedApp, context: ApiContext): Promise<void> {
  const { content, snapshots } = context;
  const searches = itemSearches(context);
  const { large } = searches;
  // Large branches are indexed as soon as they are detected, not when the first visitor searches.
  const warm = () => {
    large.follow();
    for (const { shortId, owners } of content.branches.values())
      if (shortId && (snapshots.totalOf(shortId) ?? 0) > LARGEST_DOCUMENT)
        for (const owner of owners) if (content.isActive(owner)) large.warm(owner);
  };
  content.onChange(warm);
  app.addHook('onListen', async () => warm());
  app.addHook('onClose', () => large.close());
  addSearch(app, context, searches);
  addFacets(app, context, searches);
}

function itemSearches({ db, content, snapshots, eventful }: ApiContext) {
  const memorySearch = new MemorySearch(content, snapshots.fragments);
  const large = new LargeSearch(db, content);
  const activeOwners = (branch: number) =>
    (content.branches.get(branch)?.owners ?? []).filter((owner) => content.isActive(owner));
  /** @throws ProblemError 400, or the database's error */
  const queryOf = async (query: Parameters<typeof toSearchQuery>[0], branch: number): Promise<SearchQuery> => {
    const searchQuery = toSearchQuery(query);
    const { eventsAt } = searchQuery;
    return eventsAt === null ? searchQuery : { ...searchQuery, among: (await eventful.at(branch, eventsAt)).ids };
  };
  return { memorySearch, large, activeOwners, queryOf };
}

function addSearch(
  app: TypedApp,
  { db, reads, content, names, snapshots }: ApiContext,
  { memorySearch, large, activeOwners, queryOf }: ReturnType<typeof itemSearches>,
): void {
  const placeOf = hoursPlaceOf(content);

  const rows = new FoundRows(db, content);

  app.handle('GET /items/search/', async (request, reply) => {
    const branch = request.query.branch ?? 0;
    if (branch) assertActive(content, branch);
    const searchQuery = await queryOf(request.query, branch);
    reply.header('Cache-Control', 'no-cache');
    const owners = activeOwners(branch);
    const named = await names.named(searchQuery.patterns);
    const size = snapshots.totalOf(branch) ?? Infinity;
    const send = (found: readonly FoundRow[], sum: number) =>
      reply.type('application/json; charset=utf-8').send(sendRows(found, sum, placeOf, placeOf(branch)) as never);
    if (size <= LARGEST_DOCUMENT && !searchQuery.list) {
      const { hits, total } = await memorySearch.find(owners, searchQuery, named);
      return send(hits.map(rowOf), total);
    }
    // Lists change without a content update and have their own order, so they are queried in the database.
    const memoryResult =
      LargeSearch.fits(size) && !searchQuery.list ? await large.find(owners, searchQuery, named) : null;
    const { places, total } =
      memoryResult ??
      (await runQueued(db, 'searches', branch, () =>
        reads.read('recent', (reader) => searchKeys(reader, owners, searchQuery, named)),
      ));
    return send(await rows.read(branch, places), total);
  });
}

function addFacets(
  app: TypedApp,
  { db, reads, content, names, snapshots }: ApiContext,
  { memorySearch, large, activeOwners, queryOf }: ReturnType<typeof itemSearches>,
): void {
  const kinds = new ReferenceKinds(db, content);

  app.handle('GET /items/facets/', async (request, reply) => {
    const branch = request.query.branch ?? 0;
    if (branch) assertActive(content, branch);
    const searchQuery = await queryOf(request.query, branch);
    const counts = toCountQuery(request.query, await kinds.current());
    reply.header('Cache-Control', 'no-cache');
    const owners = activeOwners(branch);
    const named = await names.named(searchQuery.patterns);
    const total = snapshots.totalOf(branch);
    const size = total ?? Infinity;
    if (size <= LARGEST_DOCUMENT && !searchQuery.list)
      return facetsOfCounts(await memorySearch.count(owners, searchQuery, named, counts));
    const memoryResult =
      LargeSearch.fits(size) && !searchQuery.list ? await large.count(owners, searchQuery, named, counts) : null;
    if (!memoryResult && !searchQuery.list && (total ?? 0) > MOST_COUNTED) throw notCounted();
    return facetsOfCounts(
      memoryResult ??
        (await runQueued(db, 'searches', branch, () =>
          reads.read('recent', (reader) => countItems(reader, owners, searchQuery, counts, named)),
        )),
    );
  });
}

const notCounted = () =>
  new ProblemError(
    503,
    'unavailable',
    'Not counted yet',
    { detail: 'The places of this branch are being read. Try again in a few seconds.' },
    { 'Retry-After': '10' },
  );

const rowOf = ({ index, at }: Hit<OwnerIndex>): FoundRow => ({
  owner: index.owner,
  hasOwnPlace: index.hasOwnPlace(at),
  json: index.jsonOf(at),
});

/**
 * Builds a response from stored JSON texts. Adds time zone and holidays to an item whose owner's differ from those
 * of the branch.
 */
function sendRows(
  rows: readonly FoundRow[],
  total: number,
  placeOf: (owner: number) => HoursPlace,
  own: HoursPlace,
): Buffer {
  const ends = new Map<number, Buffer | null>();
  const endOf = (owner: number) => {
    let end = ends.get(owner);
    if (end === undefined) {
      const place = placeOf(owner);
      end = isSameHoursPlace(place, own) ? null : Buffer.from(`,"hoursPlace":${JSON.stringify(place)}}`);
      ends.set(owner, end);
    }
    return end;
  };
  const parts = rows.flatMap(({ owner, hasOwnPlace, json }, nr) => {
    const end = hasOwnPlace ? null : endOf(owner);
    return [...(nr ? [COMMA] : []), ...(end ? [json.subarray(0, -1), end] : [json])];
  });
  return Buffer.concat([HEAD, ...parts, Buffer.from(`],"total":${total}}`)]);
}

const HEAD = Buffer.from('{"items":[');
const COMMA = Buffer.from(',');
