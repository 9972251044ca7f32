import { ApiError } from '@umkreis/api-client/api-error.ts';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { request } from '@umkreis/api-client/request.ts';
import type { ResponseOf } from '@umkreis/api-client/api-operation.ts';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import { basemapItemOf } from '../places/basemap-item-of.ts';
import type { Joined } from '../places/joined.ts';
import type { Place } from '../places/place.ts';

/** Places by their public ids. */
export interface PlacesByNanoId {
  /** Those of the branch, in the order of the ids */
  places: readonly Place[];
  /** nanoIds of places that could not be loaded; the others don't exist in this branch */
  failed: readonly string[];
}

interface Content {
  where: { apiRoot: string; branch: { shortId: number } | null };
  guide: Pick<Joined, 'byNanoId'>;
  join(items: readonly BasemapItem[]): readonly Place[];
}

/** Number of requests at the same time */
const mostAtOnce = 6;

/**
 * Finds places by their public ids. The API is requested for those that the engine doesn't have: hidden ones, and those
 * of a branch loaded as tiles.
 */
export async function placesByNanoId(
  { where, guide, join }: Content,
  nanoIds: readonly string[],
): Promise<PlacesByNanoId> {
  const items: BasemapItem[] = [];
  const failed: string[] = [];
  const queue = nanoIds.filter((nanoId) => !guide.byNanoId.has(nanoId));
  const work = async () => {
    for (let nanoId = queue.shift(); nanoId !== undefined; nanoId = queue.shift()) {
      const url = apiUrl(where, 'GET /items/nanoid/{nanoId}', {
        path: { nanoId },
        query: { branch: where.branch?.shortId },
      });
      try {
        items.push(basemapItemOf(await request<ResponseOf<'GET /items/nanoid/{nanoId}'>>(url)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status !== 404) failed.push(nanoId);
      }
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, work));
  const loaded = new Map(join(items).map((place) => [place.item.nanoId, place]));
  return { places: nanoIds.flatMap((nanoId) => guide.byNanoId.get(nanoId) ?? loaded.get(nanoId) ?? []), failed };
}
