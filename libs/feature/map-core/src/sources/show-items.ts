import type { Map as MapLibreMap } from 'maplibre-gl';
import { itemFilters, type VisibleItems } from '@umkreis/map-style/guide/item-filters.ts';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import { itemLayerIds } from '@umkreis/map-style/guide/item-layers.ts';

/** Sets the filters of the item layers. */
export function showItems(map: MapLibreMap, options: GuideLayerOptions, items: VisibleItems): void {
  const filters = itemFilters(options, items);
  for (const id of itemLayerIds) if (map.getLayer(id)) map.setFilter(id, filters[id], { validate: false });
}
