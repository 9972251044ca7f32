import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { Level } from '@umkreis/contract/branch.ts';
import { usePart } from '@umkreis/federation/use-part.ts';
import type { EngineQuery } from '@umkreis/guide-core/queries/engine-query-atom.ts';
import { useEngineQuery } from '@umkreis/guide-core/queries/use-engine-query.ts';
import { useQueryTime } from '@umkreis/guide-core/time/use-query-time.ts';
import { branchAtom } from '@umkreis/guide-core/store/surface.ts';
import type { FloorArea } from '@umkreis/map-style/features/floor-stack.ts';
import { flavourAtom } from '@umkreis/guide-core/map/flavour-atom.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';
import { mapAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { seasonIdAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';
import { deckPart } from '@umkreis/map-core/deck/deck-part.ts';

const noLevels: readonly Level[] = [];
const floorsPart = deckPart(() => import('@umkreis/map-core/deck/draw-floors.ts'));

/** In 3D, buildings with several floors show them stacked. deck.gl is loaded with the first stack. */
export function useStackedFloors(): void {
  const map = useAtomValue(mapAtom);
  const seasonId = useAtomValue(seasonIdAtom);
  const levels = useAtomValue(branchAtom)?.levels ?? noLevels;
  const selected = useAtomValue(levelAtom);
  const isStacked = useAtomValue(flavourAtom) === '3d' && levels.length > 1 && selected !== null;
  const at = useQueryTime(false);
  const query = useMemo<EngineQuery<readonly FloorArea[]> | null>(
    () => (isStacked ? (engine) => engine.floors({ seasonId, at }, levels, selected) : null),
    [isStacked, seasonId, levels, selected, at],
  );
  const areas = useEngineQuery(query, { isUrgent: false }).data;
  const part = usePart(floorsPart, areas !== null);
  useEffect(() => {
    if (!map || !areas || part.kind !== 'there') return;
    const { drawFloors } = part.code;
    drawFloors(map, areas);
    return () => drawFloors(map, []);
  }, [map, areas, part]);
}
