import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import type { Level } from '@umkreis/contract/branch.ts';
import { usePart } from '@umkreis/federation/use-part.ts';
import type { Place } from '@umkreis/guide/places/place.ts';
import { floorStack } from '@umkreis/map-view/features/floor-stack.ts';
import { deckPart } from './deck-part.ts';

const floorsPart = deckPart(() => import('@umkreis/map-view/deck/draw-floors.ts'));

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
  const part = usePart(floorsPart, areas !== null);
  useEffect(() => {
    if (!map || !areas || part.kind !== 'there') return;
    const { drawFloors } = part.code;
    drawFloors(map, areas);
    return () => drawFloors(map, []);
  }, [map, areas, part]);
}
