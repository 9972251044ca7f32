import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';

/** Where the map was right-clicked (or pressed long); gone after a click, a move or Escape. */
export function useRightClick(map: MapLibreMap | null): [LngLat | null, () => void] {
  const [at, setAt] = useState<LngLat | null>(null);

  useEffect(() => {
    if (!map) return;
    const open = (event: MapMouseEvent) => setAt([event.lngLat.lng, event.lngLat.lat]);
    const close = () => setAt(null);
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    map.on('contextmenu', open);
    map.on('click', close);
    map.on('dragstart', close);
    addEventListener('keydown', key);
    return () => {
      map.off('contextmenu', open);
      map.off('click', close);
      map.off('dragstart', close);
      removeEventListener('keydown', key);
    };
  }, [map]);

  return [at, () => setAt(null)];
}
