import { isSameHoursPlace, type HoursPlace } from '@umkreis/contract/hours-place.ts';
import { itemSearchQuery, itemSearchResult, type BasemapItem } from '@umkreis/contract/item.ts';
import { inTurn } from '@umkreis/db/pool-turns.ts';
import { assertActive } from '../content/branch-params.ts';
import { hoursPlaceOf } from '../content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { LARGEST_DOCUMENT } from '../snapshots/built-snapshots.ts';
import { askedSearch } from './asked-search.ts';
import { FoundRows, type FoundRow } from './found-rows.ts';
import { HeldSearch } from './held-search.ts';
import { searchItems } from './item-search.repository.ts';
import { LargeSearch } from './large-search.ts';
import type { OwnerIndex } from './owner-index.ts';
import type { Hit } from './page-of-matches.ts';

export async function itemSearchRoutes(
  app: TypedApp,
  { db, content, names, snapshots, eventful }: ApiContext,
): Promise<void> {
  const placeOf = hoursPlaceOf(content);
  const held = new HeldSearch(content, snapshots.fragments);
  const large = new LargeSearch(db, content);
  const rows = new FoundRows(db, content);
  // Large branches are read as soon as they are known to be, not when the first visitor waits.
  const warm = () => {
    large.follow();
    for (const { shortId, owners } of content.branches.values())
      if (shortId && (snapshots.totalOf(shortId) ?? 0) > LARGEST_DOCUMENT)
        for (const owner of owners) if (content.isActive(owner)) large.warm(owner);
  };
  content.onChange(warm);
  app.addHook('onListen', async () => warm());
  app.addHook('onClose', () => large.close());

  app.get(
    '/items/search/',
    {
      config: { right: 'public' },
      schema: {
        summary: 'Items that match words, categories, tags or a box',
        tags: ['items'],
        querystring: itemSearchQuery,
        response: { 200: itemSearchResult },
      },
    },
    async (request, reply) => {
      const branch = request.query.branch ?? 0;
      if (branch) assertActive(content, branch);
      const asked = askedSearch(request.query);
      reply.header('Cache-Control', 'no-cache');
      const owners = (content.branches.get(branch)?.owners ?? []).filter((owner) => content.isActive(owner));
      const own = placeOf(branch);
      const named = await names.named(asked.patterns);
      const send = (found: readonly FoundRow[], sum: number) =>
        reply.type('application/json; charset=utf-8').send(answer(found, sum, placeOf, own) as never);
      const size = snapshots.totalOf(branch) ?? Infinity;
      const fromStore = async (among: readonly string[] | null) => {
        const { items, total } = await inTurn(db, 'searches', branch, () =>
          searchItems(db, owners, asked, named, among),
        );
        return { total, items: items.map((found) => withPlace(found, placeOf(found.branch!), own)) };
      };
      // Few places, which change without the content of the branch: the database knows them by their ids.
      if (asked.eventsAt !== null) return fromStore((await eventful.at(branch, asked.eventsAt)).ids);
      if (asked.list) return fromStore(null);
      if (size <= LARGEST_DOCUMENT) {
        const { hits, total } = await held.find(owners, asked, named);
        return send(hits.map(rowOf), total);
      }
      const known = LargeSearch.fits(size) ? await large.find(owners, asked, named) : null;
      if (known) return send(await rows.read(branch, known.places), known.total);
      return fromStore(null);
    },
  );
}

const rowOf = ({ index, at }: Hit<OwnerIndex>): FoundRow => ({
  owner: index.owner,
  hasOwnPlace: index.hasOwnPlace(at),
  json: index.jsonOf(at),
});

/** An item of an owner with another clock or other holidays than the branch says so. */
function withPlace(found: BasemapItem, owners: HoursPlace, own: HoursPlace): BasemapItem {
  return found.hoursPlace || isSameHoursPlace(owners, own) ? found : { ...found, hoursPlace: owners };
}

/** The same from texts that were made when the places were read. */
function answer(
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
