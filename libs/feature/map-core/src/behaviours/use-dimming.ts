import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import { currentLayerId, type ItemLayerId } from '@umkreis/map-style/guide/item-layers.ts';
import { afterPaint } from '@umkreis/ui/after-paint.ts';
import { dimmed } from '@umkreis/map-style/guide/symbol-sizes.ts';

const withCurrent = (ids: readonly ItemLayerId[]) => ids.flatMap((id) => [id, currentLayerId(id)]);

const circles = withCurrent(['guide-dots']);
const symbols = withCurrent(['guide-names', 'guide-symbols', 'guide-symbols-prominent', 'guide-altitudes']);

/** Dims the other places while search results are highlighted. */
export function useDimming(map: MapLibreMap | null, isDimmed: boolean, satellite: boolean, epoch: number): void {
  const wasDimmed = useRef(false);
  useEffect(() => {
    // A new style is not dimmed initially.
    if (!map || (!isDimmed && !wasDimmed.current)) return;
    wasDimmed.current = true;
    const opacity = isDimmed ? dimmed(satellite) : 1;
    return afterPaint(() => dim(map, opacity));
  }, [map, isDimmed, satellite, epoch]);
}

function dim(map: MapLibreMap, opacity: number): void {
  for (const layer of circles.filter((id) => map.getLayer(id))) {
    map.setPaintProperty(layer, 'circle-opacity', opacity);
    map.setPaintProperty(layer, 'circle-stroke-opacity', opacity);
  }
  for (const layer of symbols.filter((id) => map.getLayer(id))) {
    map.setPaintProperty(layer, 'icon-opacity', opacity);
    map.setPaintProperty(layer, 'text-opacity', opacity);
  }
}
