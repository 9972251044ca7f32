import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { ShownItems } from '@umkreis/map-style/guide/item-filters.ts';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import { showItems } from '../sources/show-items.ts';

/**
 * Leaves out of the item layers what is not shown, whenever that changes. `epoch` grows when a new style forgot it;
 * `items`: null is not known yet.
 */
export function useShownItems(
  map: MapLibreMap | null,
  options: GuideLayerOptions,
  items: ShownItems | null,
  epoch: number,
): void {
  useEffect(() => {
    if (map && items) showItems(map, options, items);
  }, [map, options, items, epoch]);
}
