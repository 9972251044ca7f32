import type { FilterSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { itemFilters, type VisibleItems } from '@umkreis/map-style/guide/item-filters.ts';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import { currentSource, tileSource } from '@umkreis/map-style/guide/item-context.ts';
import { currentLayerId, itemLayerIds } from '@umkreis/map-style/guide/item-layers.ts';

/** Sets the filters of the item layers. */
export function showItems(map: MapLibreMap, options: GuideLayerOptions, items: VisibleItems): void {
  const [ofTiles, ofCurrent] = [tileSource, currentSource].map((source) => itemFilters(options, source, items));
  for (const id of itemLayerIds) {
    setFilter(map, id, ofTiles![id]);
    setFilter(map, currentLayerId(id), ofCurrent![id]);
  }
}

function setFilter(map: MapLibreMap, id: string, filter: FilterSpecification): void {
  if (map.getLayer(id)) map.setFilter(id, filter, { validate: false });
}
