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

/**
 * Shows and follows the visitor's position once requested. It never leaves the device.
 * @param paddingNow current padding of the map
 * @param onPosition called with each position, and with null when the map is removed; must not change
 */
export function useGeolocate(
  map: MapLibreMap | null,
  paddingNow: () => MapPadding,
  onPosition: (position: LngLat | null) => void,
): Geolocate {
  const control = useRef<GeolocateControl | null>(null);
  const [state, setState] = useState<GeolocateState>('off');
  const getPadding = useStableCallback(paddingNow);

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
    created.on('geolocate', ({ coords }) => {
      setState('on');
      onPosition([coords.longitude, coords.latitude]);
    });
    created.on('error', ({ code }) => setState(code === 1 ? 'denied' : 'unavailable'));
    created.on('trackuserlocationend', () => setState((current) => (current === 'searching' ? 'off' : current)));
    return () => {
      control.current = null;
      created.onRemove();
      onPosition(null);
    };
  }, [map, getPadding, onPosition]);

  const toggle = useCallback(() => {
    setState((current) => (current === 'on' ? 'off' : 'searching'));
    if (control.current && !control.current.trigger()) setState('unavailable');
  }, []);

  return useMemo(() => ({ state, toggle }), [state, toggle]);
}
