import { Map as MapLibreMap, type MapOptions } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { prepareMapLibrary } from './map-library.ts';
import { whenBasemapIsAsked } from './when-basemap-is-asked.ts';

export interface MapStart {
  center: [number, number];
  zoom: number;
  pitch: number;
  bearing: number;
}

/**
 * Creates the map in a container and removes it with the component. The start values count once. `onFail`: the browser
 * can't draw maps.
 */
export function useMap(
  container: RefObject<HTMLDivElement | null>,
  style: StyleSpecification,
  start: MapStart,
  label: string,
  onFail: () => void,
): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const first = useRef({ style, start, label, onFail });

  useLayoutEffect(() => {
    if (!container.current) return;
    prepareMapLibrary(first.current.style);
    const created = tryCreate({
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
    if (!created) {
      first.current.onFail();
      return;
    }
    created.touchPitch.disable();
    const stop = whenBasemapIsAsked(created, () => setMap(created));
    return () => {
      stop();
      created.remove();
      setMap(null);
    };
  }, [container]);

  return map;
}

/** A browser without WebGL makes MapLibre throw. */
function tryCreate(options: MapOptions): MapLibreMap | null {
  try {
    return new MapLibreMap(options);
  } catch (error) {
    console.warn('The map could not be created.', error);
    return null;
  }
}
