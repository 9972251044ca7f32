import { apiPaths } from '@umkreis/contract/api-paths.ts';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { PlaceTiles } from '@umkreis/map-style/guide/guide-options.ts';
import type { SymbolImage } from '@umkreis/map-style/points/image-id.ts';
import { absolute } from './basemap-style-choice.ts';
import { toSearch } from '@umkreis/api-client/api-url.ts';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { toKindQuery } from '@umkreis/guide-engine/tiled/kind-query.ts';

/** Category id → its symbol */
export const symbolsOf = (categories: Iterable<Category>): ReadonlyMap<string, SymbolImage> =>
  new Map(
    Array.from(categories, ({ id, iconTitle, colorName, backgroundColorName }): [string, SymbolImage] => [
      id,
      { type: 'circle', icon: iconTitle, foreground: colorName, background: backgroundColorName },
    ]),
  );

/** The archive of a branch's places. @param url absolute */
export const archiveTiles = (url: string): PlaceTiles => ({ url: `pmtiles://${url}`, only: null });

/**
 * The tiles of a large branch's places, with the filter.
 * @param names categories and tags used by the branch's places; needed only for a filter, a season or a topic
 */
export function apiTiles(
  boot: Pick<Boot, 'branch' | 'apiRoot'>,
  names: { categories: readonly Category[]; tags: readonly Tag[] },
  narrowed: Pick<PlaceQuery, 'seasonId' | 'filter' | 'shortcut' | 'at'>,
): PlaceTiles {
  const tileQuery = toKindQuery(narrowed, names);
  // Tiles are thinned out after filtering, otherwise rare categories would only appear at high zoom.
  const search = String(toSearch({ ...tileQuery }));
  return {
    url: absolute(`${boot.apiRoot}${apiPaths.itemTile(boot.branch?.shortId ?? 0)}`) + (search && `?${search}`),
    only: tileQuery.categories?.split(',') ?? null,
  };
}
