import type { Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';

/** Duration of a long press, ms */
const longPress = 550;
/** Maximum movement of a finger during a long press, px */
const slack = 10;

/** State of the popup at a point, owned by the caller. */
export interface PointPopupState {
  isOpen: boolean;
  /** Must be stable. */
  setIsOpen(isOpen: boolean): void;
}

/**
 * Position of a right click or long press; null after a click or a move, and while the popup is closed.
 * @param popup null: disabled
 */
export function useRightClick(map: MapLibreMap | null, popup: PointPopupState | null): LngLat | null {
  const [at, setAt] = useState<LngLat | null>(null);
  const setIsOpen = popup?.setIsOpen;
  const isForgotten = Boolean(popup?.isOpen) && !at;
  useEffect(() => {
    // After a reload the position is lost.
    if (isForgotten) setIsOpen?.(false);
  }, [isForgotten, setIsOpen]);

  useEffect(() => {
    if (!map || !setIsOpen) return;
    const openAt = (point: LngLat) => {
      setAt(point);
      setIsOpen(true);
    };
    const open = (event: MapMouseEvent) => openAt([event.lngLat.lng, event.lngLat.lat]);
    const close = () => setIsOpen(false);
    // Not every browser fires 'contextmenu' on a long press.
    let press: { timer: ReturnType<typeof setTimeout>; from: MapTouchEvent['point']; isLong: boolean } | null = null;
    const lift = () => {
      clearTimeout(press?.timer);
      press = null;
    };
    const touch = ({ points, point, lngLat }: MapTouchEvent) => {
      lift();
      if (points.length > 1) return;
      const timer = setTimeout(() => {
        if (press) press.isLong = true;
        openAt([lngLat.lng, lngLat.lat]);
      }, longPress);
      press = { timer, from: point, isLong: false };
    };
    const move = ({ points, point }: MapTouchEvent) => {
      if (press && (points.length > 1 || point.dist(press.from) > slack)) lift();
    };
    const end = ({ originalEvent }: MapTouchEvent) => {
      // Suppresses the click after a long press.
      if (press?.isLong && originalEvent.cancelable) originalEvent.preventDefault();
      lift();
    };
    map.on('contextmenu', open);
    map.on('click', close);
    map.on('dragstart', close);
    map.on('touchstart', touch);
    map.on('touchmove', move);
    map.on('touchend', end);
    map.on('touchcancel', lift);
    return () => {
      lift();
      map.off('contextmenu', open);
      map.off('click', close);
      map.off('dragstart', close);
      map.off('touchstart', touch);
      map.off('touchmove', move);
      map.off('touchend', end);
      map.off('touchcancel', lift);
    };
  }, [map, setIsOpen]);

  return popup?.isOpen ? at : null;
}
