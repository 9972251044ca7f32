import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { placeAt, type PlaceHit } from './place-at.ts';
import { streetNameAt } from './street-name-at.ts';

export interface ClickHandlers {
  onPlace(hit: PlaceHit): void;
  /** A click where the guide has no feature. @param street name of the street whose label was clicked */
  onBasemapClick(at: LngLat, zoom: number, street: string | null): void;
}

/** Selects a place by a click on its point, way or polygon. */
export function useClick(map: MapLibreMap | null, handlers: ClickHandlers): void {
  const current = useRef(handlers);
  useEffect(() => {
    current.current = handlers;
  });

  useEffect(() => {
    if (!map) return;
    const slack = matchMedia('(pointer: coarse)').matches ? 10 : 3;
    const click = (event: MapMouseEvent) => {
      const hit = placeAt(map, event.point, slack);
      if (hit) current.current.onPlace(hit);
      else
        current.current.onBasemapClick(
          [event.lngLat.lng, event.lngLat.lat],
          map.getZoom(),
          streetNameAt(map, event.point),
        );
    };
    map.on('click', click);
    return () => void map.off('click', click);
  }, [map]);
}
