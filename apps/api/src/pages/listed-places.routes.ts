import { LISTED_PAGES, LISTED_PER_PAGE } from '@umkreis/contract/page-list.ts';
import { uuid } from '@umkreis/contract/ref.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { assertActive } from '../content/assert-active.ts';
import type { ApiContext } from '../context/context.ts';
import { invalidField } from '../http/problem-error.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { listedPlaces, orderedPlaces, type ListedKeys } from './listed-places.repository.ts';
import { wantedOf } from './listing.ts';

/** Maximum keys of a list; further ones are only counted. */
const MOST_KEYS = LISTED_PAGES * LISTED_PER_PAGE;
/** Cache of sorted keys, computed once for all pages of a list; bytes. */
const CACHE_BYTES = 32 * 1024 * 1024;
/** Approximate bytes of a key. */
const KEY_BYTES = 160;

/** List pages for clients without scripts, of branches that are too large to be read completely. */
export async function listedPlacesRoutes(app: TypedApp, { db, content, eventful }: ApiContext): Promise<void> {
  const orders = new ByteCache<ListedKeys>({ most: CACHE_BYTES, sizeOf: ({ keys }) => KEY_BYTES * keys.length });

  app.handle('GET /pages/places/{branchShortId}', async (request, reply) => {
    const id = request.params.branchShortId;
    if (id) assertActive(content, id);
    const { of, id: listing, page } = request.query;
    if (of !== 'list' && !uuid.safeParse(listing).success) throw invalidField('/querystring/id', 'a UUID');
    const owners = (content.branches.get(id)?.owners ?? []).filter((owner) => content.isActive(owner));
    // Lists and shortcuts change without a content update.
    const query = await wantedOf(db, { of, id: listing }, id);
    const version = `${content.versionOf(id)}|${quarterHour()}|${JSON.stringify(query)}`;
    const { keys, total } = await orders.get(`${id}/${of}/${listing}`, version, async () => {
      const now = new Date();
      const withEvents = query.order === 'given' ? [] : (await eventful.at(id, now.getTime())).ids;
      const wanted = query.onlyWithEvents ? { ...query, itemIds: withEvents } : query;
      return orderedPlaces(db, owners, wanted, { most: MOST_KEYS, now, withEvents });
    });
    reply.header('Cache-Control', 'no-cache');
    return { total, places: await listedPlaces(db, keys.slice((page - 1) * LISTED_PER_PAGE, page * LISTED_PER_PAGE)) };
  });
}
