import { Map as MapLibreMap } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { prepareMapLibrary } from './map-library.ts';

export interface MapStart {
  center: [number, number];
  zoom: number;
  pitch: number;
  bearing: number;
}

/** Creates the map in a container and removes it with the component. The start values count once. */
export function useMap(container: RefObject<HTMLDivElement | null>, style: StyleSpecification, start: MapStart, label: string): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const first = useRef({ style, start, label });

  useEffect(() => {
    if (!container.current) return;
    prepareMapLibrary();
    const created = new MapLibreMap({
      container: container.current,
      style: first.current.style,
      ...first.current.start,
      maxPitch: 70,
      maxZoom: 21,
      attributionControl: false,
      fadeDuration: 120,
      validateStyle: false,
      locale: { 'Map.Title': first.current.label },
    });
    created.touchPitch.disable();
    created.once('load', () => setMap(created));
    return () => {
      created.remove();
      setMap(null);
    };
  }, [container]);

  return map;
}
