import type { Map as MapLibreMap } from 'maplibre-gl';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { MapStart } from './create-map.ts';
import './maplibre.css';
import { openMap, type OpenMap } from './opened-map.ts';

/**
 * A map in a container while the component is mounted. Style and start values are used once.
 * @param onFail called if the browser can't draw maps
 */
export function useMap(
  container: RefObject<HTMLElement | null>,
  style: StyleSpecification,
  start: MapStart,
  label: string,
  onFail: () => void,
): MapLibreMap | null {
  const [open] = useState(() => openMap(style, start));
  return useOpenedMap(container, open, label, onFail);
}

/** A map that is opened in a container while the component is mounted. `open` and `onFail` are used once. */
export function useOpenedMap(
  container: RefObject<HTMLElement | null>,
  open: OpenMap,
  label: string,
  onFail: () => void,
): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const first = useRef({ open, onFail });

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    let isClosed = false;
    let close: (() => void) | undefined;
    first.current.open(element).then(
      (opened) => {
        if (isClosed) return opened?.close();
        if (!opened) return first.current.onFail();
        close = opened.close;
        setMap(opened.map);
      },
      () => {
        if (!isClosed) first.current.onFail();
      },
    );
    return () => {
      isClosed = true;
      close?.();
      setMap(null);
    };
  }, [container]);

  useEffect(() => map?.getCanvas().setAttribute('aria-label', label), [map, label]);
  return map;
}
