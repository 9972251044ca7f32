import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';

const duration = 220;
const height = 26;
const layer = 'guide-selected';

/** Animates the pin of a newly selected place once. */
export function usePinDrop(map: MapLibreMap | null, nanoId: string | null): void {
  useEffect(() => {
    if (!map || !nanoId || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const startedAt = performance.now();
    let frame = 0;
    const step = () => {
      if (!map.getLayer(layer)) return;
      const share = Math.min(1, (performance.now() - startedAt) / duration);
      const left = (1 - share) ** 3;
      map.setPaintProperty(layer, 'icon-translate', [0, -height * left], { validate: false });
      if (share < 1) frame = requestAnimationFrame(step);
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [map, nanoId]);
}
