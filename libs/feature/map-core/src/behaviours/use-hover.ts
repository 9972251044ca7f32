import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { placeAt, type PlaceHit } from './place-at.ts';

export interface Hovered extends PlaceHit {
  position: LngLat;
}

/** The place hovered for at least `delay` ms; null on touch screens and while the map moves. */
export function useHover(map: MapLibreMap | null, delay: number): Hovered | null {
  const [hovered, setHovered] = useState<Hovered | null>(null);

  useEffect(() => {
    if (!map || !matchMedia('(hover: hover)').matches) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    let last: string | null = null;
    const clear = () => {
      clearTimeout(timer);
      last = null;
      setHovered(null);
    };
    const look = (event: MapMouseEvent) => {
      const hit = placeAt(map, event.point, 2);
      map.getCanvas().style.cursor = hit ? 'pointer' : '';
      if (hit?.nanoId === last) return;
      clear();
      if (!hit) return;
      last = hit.nanoId;
      const position = hit.at ?? ([event.lngLat.lng, event.lngLat.lat] as LngLat);
      timer = setTimeout(() => setHovered({ ...hit, position }), delay);
    };
    const move = (event: MapMouseEvent) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => look(event));
    };
    map.on('mousemove', move);
    map.on('mouseout', clear);
    map.on('movestart', clear);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      map.off('mousemove', move);
      map.off('mouseout', clear);
      map.off('movestart', clear);
    };
  }, [map, delay]);

  return hovered;
}
