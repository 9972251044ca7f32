import type { FastifyInstance } from 'fastify';
import { apiPaths } from '@umkreis/contract/api-paths.ts';
import { hoursTagsPath, MOST_HOURS_TAGS, type HoursTags } from '@umkreis/contract/hours-tags.ts';
import type { BasemapDocument, BasemapItem, Item } from '@umkreis/contract/item.ts';
import { quarterHour } from '@umkreis/opening-hours/quarter-hour.ts';
import { withHoursPlaces } from '@umkreis/places/hours-places.ts';
import { openingPlaceOf } from '@umkreis/places/opening-place-of.ts';
import { ByteCache } from '@umkreis/serving/byte-cache.ts';
import type { PlaceTags } from './hours/place-tags.ts';
import type { Pages } from './pages/create-pages.ts';
import type { Site } from './site.ts';

/** Cache size of badge data, bytes: about 20,000 places */
const CACHE_BYTES = 12 * 1024 * 1024;
/** Approximate size of the badge data of a place, bytes */
const TAGS_BYTES = 300;
const FRESH_S = 15;
const idPattern = /^[\w-]{8}$/;

type Timed = Pick<BasemapItem, 'nanoId' | 'details' | 'closed' | 'lat' | 'lon' | 'hoursPlace'>;

/** The current opening state of places, for pages that do not load the opening-hours parser. */
export function registerHoursTags(app: FastifyInstance, site: Site, { api, hours }: Pages): void {
  const cache = new ByteCache<{ tags: PlaceTags | null }>({
    most: CACHE_BYTES,
    sizeOf: () => TAGS_BYTES,
    isCacheable: ({ tags }) => tags !== null,
    ttlMs: ({ tags }) => (tags ? untilChange(tags) : undefined),
  });
  const byId = new WeakMap<BasemapDocument, ReadonlyMap<string, BasemapItem>>();

  app.get<{ Querystring: { places?: unknown } }>(hoursTagsPath, async (request, reply) => {
    const found = await site.branchOf(request);
    const ids = typeof request.query.places === 'string' ? request.query.places.split(',') : [];
    if (found === undefined || ids.length > MOST_HOURS_TAGS || !ids.every((id) => idPattern.test(id)))
      return reply
        .code(400)
        .send({
          type: '/problems/invalid',
          title: 'Invalid request',
          status: 400,
          detail: `places: up to ${MOST_HOURS_TAGS} public ids of places of this host, separated by commas`,
        });
    const branch = found;
    const { main } = await site.state();
    const shortId = branch?.shortId ?? 0;
    const version = `${shortId}|${branch ? branch.basemapItemJsonFileNameProduction : main.basemapFileName}`;
    const now = new Date();
    const items = await timed(ids, branch?.shortId ?? null, version);
    const tagsByPlace: HoursTags = {};
    for (const item of items) {
      const { tags } = await cache.get(
        `${shortId}|${item.nanoId}`,
        `${version}|${quarterHour(now.getTime())}`,
        async () => ({ tags: await tagsOf(item) }),
      );
      if (tags?.opening ?? tags?.operating) tagsByPlace[item.nanoId] = tags;
    }
    return reply
      .header('Cache-Control', `public, max-age=${FRESH_S}`)
      .header('Access-Control-Allow-Origin', '*')
      .send(tagsByPlace);

    function tagsOf(item: Timed): Promise<PlaceTags | null> {
      const { details, closed } = item;
      return hours.tags({
        hours: details?.hours,
        operatingHours: details?.operatingHours,
        closed: closed ?? undefined,
        now,
        place: openingPlaceOf({ branch, main }, item),
      });
    }
  });

  async function timed(ids: readonly string[], branch: number | null, version: string): Promise<Timed[]> {
    const document = await api.read<BasemapDocument>(
      branch === null ? apiPaths.basemapAll : apiPaths.basemap(branch),
      version,
    );
    if (!document) return [];
    if (document.tiled) {
      const read = await Promise.all(ids.map((id) => api.read<Item>(apiPaths.item(id, branch), version)));
      return read.flatMap((item) => (item ? [timedItem(item)] : []));
    }
    let items = byId.get(document);
    if (!items) byId.set(document, (items = new Map(withHoursPlaces(document).map((item) => [item.nanoId, item]))));
    return ids.flatMap((id) => items.get(id) ?? []);
  }
}

/** Milliseconds until a badge changes; undefined if it does not. */
function untilChange({ opening, operating }: PlaceTags): number | undefined {
  const change = opening?.nextChange ?? operating?.nextChange;
  return change === undefined ? undefined : Math.max(1, Date.parse(change) - Date.now());
}

function timedItem({ nanoId, lat, lon, hoursPlace, itemDetails, datePermanentlyClosed }: Item): Timed {
  const detail = (key: string) => itemDetails.find(({ dataKeyName }) => dataKeyName === key)?.dataValue;
  const [hours, operatingHours] = [detail('hours'), detail('operatingHours')];
  return {
    nanoId,
    lat,
    lon,
    details: { ...(hours && { hours }), ...(operatingHours && { operatingHours }) },
    ...(datePermanentlyClosed && { closed: datePermanentlyClosed }),
    ...(hoursPlace && { hoursPlace }),
  };
}
