import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { ShownItems } from '@umkreis/map-style/guide/item-filters.ts';
import type { GuideLayerOptions } from '@umkreis/map-style/guide/guide-options.ts';
import { isSameLook } from '@umkreis/map-style/guide/is-same-look.ts';
import { afterPaint } from '@umkreis/ui/after-paint.ts';
import { showItems } from '../sources/show-items.ts';

/**
 * Leaves out of the item layers what is not shown, whenever that changes: once it has, after the page beside the map is
 * painted. `epoch` grows when a new style forgot it;
 * `items`: null is not known yet.
 */
export function useShownItems(
  map: MapLibreMap | null,
  options: GuideLayerOptions,
  items: ShownItems | null,
  epoch: number,
): void {
  const shown = useRef<{ map: MapLibreMap; options: GuideLayerOptions; epoch: number } | null>(null);
  useEffect(() => {
    if (!map || !items) return;
    const { current: known } = shown;
    shown.current = { map, options, epoch };
    const isNewStyle = known?.map !== map || !isSameLook(known.options, options) || known.epoch !== epoch;
    if (isNewStyle) return showItems(map, options, items);
    return afterPaint(() => showItems(map, options, items));
  }, [map, options, items, epoch]);
}
