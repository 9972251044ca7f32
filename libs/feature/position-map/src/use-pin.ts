import type { Map as MapLibreMap, Marker } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { libraryOf } from '@umkreis/map-core/library/library-of.ts';
import { rounded } from './nudge.ts';

/**
 * Shows a pin on the map that can be dragged or set by a click.
 * @param element its lower edge is at the point
 * @param onMove receives the new position; null: the pin is fixed
 */
export function usePin(
  map: MapLibreMap | null,
  element: HTMLElement,
  at: LngLat | null,
  onMove: ((at: LngLat) => void) | null,
): void {
  const pin = useRef<Marker | null>(null);
  const latestOnMove = useRef(onMove);
  const isFixed = onMove === null;
  useEffect(() => {
    latestOnMove.current = onMove;
  }, [onMove]);

  useEffect(() => {
    if (!map) return;
    const library = libraryOf(map);
    const marker = new library.Marker({ element, anchor: 'bottom', draggable: !isFixed })
      .setLngLat(map.getCenter())
      .addTo(map);
    const report = () => {
      const { lng, lat } = marker.getLngLat();
      latestOnMove.current?.(rounded([lng, lat]));
    };
    const set = ({ lngLat: { lng, lat } }: { lngLat: { lng: number; lat: number } }) =>
      latestOnMove.current?.(rounded([lng, lat]));
    marker.on('dragend', report);
    if (!isFixed) map.on('click', set);
    pin.current = marker;
    return () => {
      map.off('click', set);
      marker.remove();
      pin.current = null;
    };
  }, [map, element, isFixed]);

  const [lon, lat] = at ?? [undefined, undefined];
  useEffect(() => {
    if (!map || lon === undefined || lat === undefined) return;
    pin.current?.setLngLat([lon, lat]);
    const { x, y } = map.project([lon, lat]);
    const { clientWidth, clientHeight } = map.getContainer();
    const margin = 32;
    // Moves the map along when the pin leaves the visible part.
    if (x < margin || y < margin || x > clientWidth - margin || y > clientHeight - margin)
      map.jumpTo({ center: [lon, lat] });
  }, [map, lon, lat]);
}
