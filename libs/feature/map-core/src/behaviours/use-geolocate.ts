import type { GeolocateControl, Map as MapLibreMap } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { MapPadding } from '../camera/map-padding.ts';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { libraryOf } from '../library/library-of.ts';

type GeolocateState = 'off' | 'searching' | 'on' | 'denied' | 'unavailable';

export interface Geolocate {
  state: GeolocateState;
  toggle(): void;
}

interface Options {
  /** Current padding of the map */
  paddingNow(): MapPadding;
  /** Whether the map moves to a position; otherwise it stays where it is. */
  isFollowed(position: LngLat): boolean;
  /** Called with each position, and with null when the map is removed; must not change */
  onPosition(this: void, position: LngLat | null): void;
}

/** Shows and follows the visitor's position once requested. It never leaves the device. */
export function useGeolocate(map: MapLibreMap | null, { paddingNow, isFollowed, onPosition }: Options): Geolocate {
  const control = useRef<GeolocateControl | null>(null);
  const [state, setState] = useState<GeolocateState>('off');
  const getPadding = useStableCallback(paddingNow);
  const isGood = useStableCallback(isFollowed);

  useEffect(() => {
    if (!map) return;
    const library = libraryOf(map);
    const created = new library.GeolocateControl({
      positionOptions: { enableHighAccuracy: true, timeout: 10_000 },
      trackUserLocation: true,
      fitBoundsOptions: {
        maxZoom: 16,
        // Evaluated at each move: a panel may have opened.
        get padding() {
          return getPadding();
        },
      },
    });
    // Its own button is not attached: the guide has one in its column of controls.
    created.onAdd(map);
    control.current = created;
    const chosen = followChosenCamera(map);
    created.on('geolocate', ({ coords }) => {
      const position: LngLat = [coords.longitude, coords.latitude];
      if (!isGood(position)) chosen.restore();
      setState('on');
      onPosition(position);
    });
    created.on('error', ({ code }) => setState(code === 1 ? 'denied' : 'unavailable'));
    created.on('trackuserlocationend', () => setState((current) => (current === 'searching' ? 'off' : current)));
    return () => {
      control.current = null;
      chosen.stop();
      created.onRemove();
      onPosition(null);
    };
  }, [map, getPadding, isGood, onPosition]);

  const toggle = useCallback(() => {
    setState((current) => (current === 'on' ? 'off' : 'searching'));
    if (control.current && !control.current.trigger()) setState('unavailable');
  }, []);

  return useMemo(() => ({ state, toggle }), [state, toggle]);
}

/** Remembers where the map was before the control moved it. */
function followChosenCamera(map: MapLibreMap) {
  const cameraNow = () => ({
    center: map.getCenter(),
    zoom: map.getZoom(),
    bearing: map.getBearing(),
    pitch: map.getPitch(),
    padding: map.getPadding(),
  });
  let camera = cameraNow();
  let isControls = false;
  const started = map.on('movestart', (event) => {
    isControls = 'geolocateSource' in event;
  });
  const ended = map.on('moveend', (event) => {
    if (!('geolocateSource' in event)) camera = cameraNow();
  });
  return {
    /** Ends the control's movement, also for later positions: they are only followed after a press of the button. */
    restore() {
      if (!isControls) return;
      map.stop();
      map.jumpTo(camera);
    },
    stop() {
      started.unsubscribe();
      ended.unsubscribe();
    },
  };
}
