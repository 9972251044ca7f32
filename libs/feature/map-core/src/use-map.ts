import type { Map as MapLibreMap } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createMap, type MapStart } from './create-map.ts';
import { setLibrary } from './library/library-of.ts';
import { libraryPart } from './start/library-part.ts';
import { giveBackStartedMap, takeStartedMap, type StartedMap } from './start/started-map.ts';
import { whenBasemapIsRequested } from './start/when-basemap-is-requested.ts';

interface Options {
  /** Adopts the preloaded map if no other component has it. */
  takesStarted?: boolean;
}

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
  { takesStarted = false }: Options = {},
): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const first = useRef({ style, start, onFail, takesStarted });

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const take = () => (first.current.takesStarted ? takeStartedMap(element) : null);
    const started = take();
    if (started) return takeOver(started, first.current, setMap);

    let isDisposed = false;
    let remove: (() => void) | undefined;
    libraryPart.load().then(
      (library) => {
        if (isDisposed) return;
        // The bootstrap script may have created it in the meantime.
        const late = take();
        if (late) {
          remove = takeOver(late, first.current, setMap);
          return;
        }
        const created = createMap(library, element, first.current.style, first.current.start);
        if (!created) return first.current.onFail();
        setLibrary(created, library);
        const stop = whenBasemapIsRequested(created, () => setMap(created));
        remove = () => {
          stop();
          created.remove();
        };
      },
      () => {
        if (!isDisposed) first.current.onFail();
      },
    );
    return () => {
      isDisposed = true;
      remove?.();
      setMap(null);
    };
  }, [container]);

  useEffect(() => map?.getCanvas().setAttribute('aria-label', label), [map, label]);
  return map;
}

function takeOver(
  started: StartedMap,
  { style, start }: { style: StyleSpecification; start: MapStart },
  setMap: (map: MapLibreMap | null) => void,
): () => void {
  const { map, library } = started;
  setLibrary(map, library);
  if (!fitsContainer(map)) map.resize();
  if (!started.style) {
    map.stop();
    map.jumpTo(start);
  }
  if (JSON.stringify(started.style) !== JSON.stringify(style)) {
    library.prepareFor(style);
    started.drawn.clear();
    map.setStyle(style);
  }
  let isDisposed = false;
  void started.basemapRequested.then(() => {
    if (!isDisposed) setMap(map);
  });
  return () => {
    isDisposed = true;
    giveBackStartedMap(started);
    setMap(null);
  };
}

/** A new size clears the canvas and redraws it. */
function fitsContainer(map: MapLibreMap): boolean {
  const { clientWidth, clientHeight } = map.getContainer();
  const { clientWidth: width, clientHeight: height } = map.getCanvas();
  return width === clientWidth && height === clientHeight;
}
