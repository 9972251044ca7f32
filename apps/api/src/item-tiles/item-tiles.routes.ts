import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { itemTile } from '@umkreis/vector-tiles/item-tile.ts';
import { quarterStart } from '@umkreis/opening-hours/quarter-hour.ts';
import { addressGroup } from '@umkreis/serving/address-group.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import { assertActive } from '../content/assert-active.ts';
import { timeZoneOf } from '@umkreis/content/place-of.ts';
import type { ApiContext } from '../context/context.ts';
import type { Document } from '../http/document.ts';
import { invalidField } from '../http/problem-error.ts';
import { sendDocument } from '../http/send-document.ts';
import type { TypedApp } from '../http/typed-app.ts';
import { WorkBudget } from '../http/work-budget.ts';
import { LARGEST_DOCUMENT } from '@umkreis/content/snapshots/built-snapshots.ts';
import { CachedPoints } from './cached-points.ts';
import { PointsAmong } from './points-among.ts';
import { wantedGroups, wantedIds } from './wanted-ids.ts';

const zip = promisify(gzip);

/** Per address and minute; a filtered tile of a million places takes up to 30 ms. */
const MOST_WORK_MS = 10_000;

/** Tile cache of all branches, bytes. */
const MOST_BYTES = 48 * 1024 * 1024;

export async function itemTilesRoutes(app: TypedApp, { db, content, snapshots, eventful }: ApiContext): Promise<void> {
  const cachedPoints = new CachedPoints(db, content, timeZoneOf(content));
  const tiles = new ByteCache<{ document: Document | null }>({
    most: MOST_BYTES,
    sizeOf: ({ document }) => (document ? document.raw.length + (document.gz?.length ?? 0) : 0),
  });
  const among = new PointsAmong();
  const budget = new WorkBudget(MOST_WORK_MS, 60);
  // Large branches are read as soon as they are detected, not when the first visitor requests them; except the main
  // site, which would be a second copy of all.
  const warm = () => {
    for (const shortId of content.branches.keys())
      if (shortId && (snapshots.totalOf(shortId) ?? 0) > LARGEST_DOCUMENT) cachedPoints.follow(shortId);
  };
  content.onChange(warm);
  app.addHook('onListen', async () => warm());

  app.handle('GET /items/tiles/{branchShortId}/{z}/{x}/{y}.mvt', async (request, reply) => {
    const { branchShortId: shortId, z: zoom, x, y } = request.params;
    if (x >= 2 ** zoom || y >= 2 ** zoom) throw invalidField('/params/x', 'outside the map');
    if (shortId) assertActive(content, shortId);
    const { points, categories, version } = await cachedPoints.request(shortId);
    const only = wantedIds(request.query.categories, await categories);
    const { kindCategories, kindTags } = request.query;
    const kinds =
      kindCategories === undefined && kindTags === undefined
        ? null
        : {
            categories: wantedIds(kindCategories ?? '', (await points).links.categories.ids)!,
            tags: wantedIds(kindTags ?? '', (await points).links.tags.ids)!,
          };
    const tags = await wantedGroups(request.query.tags, async () => (await points).links.tags.ids);
    const { eventsAt } = request.query;
    const withEvents = eventsAt === undefined ? null : await eventful.at(shortId, quarterStart(eventsAt));
    // Keyed by the set of places instead of the instant, as the set rarely changes.
    const key = [
      `${shortId}/${zoom}/${x}/${y}/${only?.join() ?? 'all'}`,
      kinds ? `${kinds.categories.join()}/${kinds.tags.join()}` : 'any',
      tags?.map((group) => group.join()).join(';') ?? 'any',
      withEvents?.key ?? 'all',
    ].join('/');
    // There are more sets of categories than tiles that can be cached.
    const client = addressGroup(request.ip);
    if ((only || kinds || tags || withEvents) && !tiles.has(key, version)) await budget.assertLeft(client);
    const { document } = await tiles.get(key, version, async () => {
      const all = await points;
      const tile = await budget.spend(client, () =>
        itemTile(all, zoom, x, y, {
          only: only && new Set(only),
          kinds,
          tags,
          among: withEvents && among.of(all, withEvents),
        }),
      );
      return { document: await toDocument(tile && Buffer.from(tile)) };
    });
    return document
      ? sendDocument(request, reply, document, 'application/vnd.mapbox-vector-tile')
      : reply.code(204).header('Cache-Control', 'no-cache').send(null);
  });
}

async function toDocument(raw: Buffer | undefined): Promise<Document | null> {
  if (!raw) return null;
  return {
    raw,
    br: null,
    gz: await zip(raw),
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
  };
}
