import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useState, type RefObject } from 'react';
import type { SnappingAdapter } from './snapping-adapter.ts';

const panKeys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/**
 * Draws by keyboard while the map has the focus: arrow keys pan, the space bar sets a point in the middle.
 * @returns whether the middle of the map is marked
 */
export function useKeyboardDrawing(
  map: MapLibreMap | null,
  adapterRef: RefObject<SnappingAdapter | null>,
  isDrawing: boolean,
): boolean {
  const [isAiming, setAiming] = useState(false);
  useEffect(() => {
    if (!map || !isDrawing) return;
    const canvas = map.getCanvas();
    const onKeyDown = (event: KeyboardEvent) => {
      const isSpace = event.key === ' ';
      if (!isSpace && !panKeys.includes(event.key)) return;
      setAiming(true);
      if (!isSpace) return;
      event.preventDefault();
      adapterRef.current?.press();
    };
    const stop = () => setAiming(false);
    canvas.addEventListener('keydown', onKeyDown);
    canvas.addEventListener('pointermove', stop);
    canvas.addEventListener('blur', stop);
    return () => {
      setAiming(false);
      canvas.removeEventListener('keydown', onKeyDown);
      canvas.removeEventListener('pointermove', stop);
      canvas.removeEventListener('blur', stop);
    };
  }, [map, adapterRef, isDrawing]);
  useEffect(() => {
    if (!map || !isAiming) return;
    const aim = () => adapterRef.current?.aim();
    map.on('moveend', aim);
    return () => void map.off('moveend', aim);
  }, [map, adapterRef, isAiming]);
  return isAiming;
}
