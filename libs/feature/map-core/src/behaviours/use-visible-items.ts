import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { VisibleItems } from '@umkreis/map-style/guide/item-filters.ts';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import { isSameLook } from '@umkreis/map-style/guide/has-same-layers.ts';
import { afterPaint } from '@umkreis/ui/after-paint.ts';
import { showItems } from '../sources/show-items.ts';

/**
 * Filters the item layers. A change of the filter is applied after the page around the map is painted.
 * @param items null: not loaded yet
 * @param epoch incremented when a new style has lost the filters
 */
export function useVisibleItems(
  map: MapLibreMap | null,
  options: GuideLayerOptions,
  items: VisibleItems | null,
  epoch: number,
): void {
  const applied = useRef<{ map: MapLibreMap; options: GuideLayerOptions; epoch: number } | null>(null);
  useEffect(() => {
    if (!map || !items) return;
    const { current: last } = applied;
    applied.current = { map, options, epoch };
    const isNewStyle = last?.map !== map || !isSameLook(last.options, options) || last.epoch !== epoch;
    if (isNewStyle) return showItems(map, options, items);
    return afterPaint(() => showItems(map, options, items));
  }, [map, options, items, epoch]);
}
