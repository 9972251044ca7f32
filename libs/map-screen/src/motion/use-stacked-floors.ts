import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import type { Level } from '@umkreis/contract/branch.ts';
import type { Place } from '@umkreis/guide/places/place.ts';
import { floorStack } from '@umkreis/map-view/features/floor-stack.ts';

/** In 3D a house with several floors shows them above each other. deck.gl is loaded when the first stack is drawn. */
export function useStackedFloors(
  map: MapLibreMap | null,
  places: readonly Place[],
  levels: readonly Level[],
  selected: string | null,
  is3d: boolean,
): void {
  const isStacked = is3d && levels.length > 1 && selected !== null;
  const areas = useMemo(
    () => (isStacked ? floorStack(places, levels, selected) : null),
    [isStacked, places, levels, selected],
  );
  useEffect(() => {
    if (!map || !areas) return;
    let isOver = false;
    let clear: (() => void) | undefined;
    void import('@umkreis/map-view/deck/draw-floors.ts').then(({ drawFloors }) => {
      // a newer stack may be drawn already: what is over must neither draw nor clear
      if (isOver) return;
      drawFloors(map, areas);
      clear = () => drawFloors(map, []);
    });
    return () => {
      isOver = true;
      clear?.();
    };
  }, [map, areas]);
}
