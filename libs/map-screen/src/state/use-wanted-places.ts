import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { onceIdle } from '@umkreis/map-view/once-idle.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';

/** A map that never rests, such as one whose tiles don't come, keeps the lists waiting no longer, ms. */
const patience = 15_000;
/** A map that was just drawn is moved first, ms. */
const restMs = 300;

/** Reads the places for lists and search once the map rests, or as soon as they are asked for. */
export function useWantedPlaces(map: MapLibreMap | null, isAskedFor: boolean): void {
  const { data } = useGuide();
  const { want, isWanted } = data;
  useEffect(() => {
    if (isWanted) return;
    if (isAskedFor) return want();
    const timer = setTimeout(want, patience);
    const options = { once: true, capture: true } as const;
    for (const touch of touches) addEventListener(touch, want, options);
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stop =
      map &&
      onceIdle(map, () => {
        rest = setTimeout(want, restMs);
      });
    return () => {
      clearTimeout(timer);
      clearTimeout(rest);
      for (const touch of touches) removeEventListener(touch, want, options);
      stop?.();
    };
  }, [map, isAskedFor, isWanted, want]);
}

const touches = ['pointerdown', 'keydown', 'focusin'] as const;
