import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import type { Level } from '@umkreis/contract/branch.ts';
import { usePart } from '@umkreis/federation/use-part.ts';
import { useAnswer, type Ask } from '@umkreis/guide/answers/use-answer.ts';
import { useAskedTime } from '@umkreis/guide/answers/use-asked-time.ts';
import type { FloorArea } from '@umkreis/map-view/features/floor-stack.ts';
import { deckPart } from './deck-part.ts';

const floorsPart = deckPart(() => import('@umkreis/map-view/deck/draw-floors.ts'));

/** In 3D a house with several floors shows them above each other. deck.gl is loaded when the first stack is drawn. */
export function useStackedFloors(
  map: MapLibreMap | null,
  seasonId: string | null,
  levels: readonly Level[],
  selected: string | null,
  is3d: boolean,
): void {
  const isStacked = is3d && levels.length > 1 && selected !== null;
  const at = useAskedTime(false);
  const ask = useMemo<Ask<readonly FloorArea[]> | null>(
    () => (isStacked ? (engine) => engine.floors({ seasonId, at }, levels, selected) : null),
    [isStacked, seasonId, levels, selected, at],
  );
  const areas = useAnswer(ask).value;
  const part = usePart(floorsPart, areas !== null);
  useEffect(() => {
    if (!map || !areas || part.kind !== 'there') return;
    const { drawFloors } = part.code;
    drawFloors(map, areas);
    return () => drawFloors(map, []);
  }, [map, areas, part]);
}
