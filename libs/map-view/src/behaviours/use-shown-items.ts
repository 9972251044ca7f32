import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { itemFilters, type ShownItems } from '@umkreis/map-style/guide/item-filters.ts';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import { itemLayerIds } from '@umkreis/map-style/guide/item-layers.ts';

/**
 * Leaves out of the item layers what the filters and the selection take away. `epoch` grows when a new style forgot it.
 */
export function useShownItems(
  map: MapLibreMap | null,
  options: GuideLayerOptions,
  items: ShownItems,
  epoch: number,
): void {
  useEffect(() => {
    if (!map) return;
    const filters = itemFilters(options, items);
    for (const id of itemLayerIds) if (map.getLayer(id)) map.setFilter(id, filters[id], { validate: false });
  }, [map, options, items, epoch]);
}
