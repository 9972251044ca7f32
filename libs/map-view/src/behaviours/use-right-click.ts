import type { Map as MapLibreMap, MapMouseEvent, MapTouchEvent } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import type { LngLat } from '@umkreis/contract/ref.ts';

/** A finger that stays for so long has pressed long, ms */
const longPress = 550;
/** A finger that moves less stays, px */
const slack = 10;

/** Whether something is told of the point, which belongs to the caller. */
export interface PointTold {
  isOpen: boolean;
  /** Stays the same */
  setIsOpen(isOpen: boolean): void;
}

/**
 * Where the map was right-clicked or pressed long; null after a click, a move or Escape, and where nothing is told of
 * it. @param told null: never
 */
export function useRightClick(map: MapLibreMap | null, told: PointTold | null): LngLat | null {
  const [at, setAt] = useState<LngLat | null>(null);
  const setIsOpen = told?.setIsOpen;
  const isForgotten = Boolean(told?.isOpen) && !at;
  useEffect(() => {
    // a page that was loaded again knows no point
    if (isForgotten) setIsOpen?.(false);
  }, [isForgotten, setIsOpen]);

  useEffect(() => {
    if (!map || !setIsOpen) return;
    const tell = (point: LngLat) => {
      setAt(point);
      setIsOpen(true);
    };
    const open = (event: MapMouseEvent) => tell([event.lngLat.lng, event.lngLat.lat]);
    const close = () => setIsOpen(false);
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    // not every browser takes a long press for a right click
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
        tell([lngLat.lng, lngLat.lat]);
      }, longPress);
      press = { timer, from: point, isLong: false };
    };
    const move = ({ points, point }: MapTouchEvent) => {
      if (press && (points.length > 1 || point.dist(press.from) > slack)) lift();
    };
    const end = ({ originalEvent }: MapTouchEvent) => {
      // the click that would follow belongs to the press
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
    addEventListener('keydown', key);
    return () => {
      lift();
      map.off('contextmenu', open);
      map.off('click', close);
      map.off('dragstart', close);
      map.off('touchstart', touch);
      map.off('touchmove', move);
      map.off('touchend', end);
      map.off('touchcancel', lift);
      removeEventListener('keydown', key);
    };
  }, [map, setIsOpen]);

  return told?.isOpen ? at : null;
}
