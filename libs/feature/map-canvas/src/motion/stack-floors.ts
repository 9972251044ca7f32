import { atom } from 'jotai';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Store } from '@umkreis/guide-core/actions/map-actions.ts';
import { flavourAtom } from '@umkreis/guide-core/map/flavour-atom.ts';
import { engineQueryAtom } from '@umkreis/guide-core/queries/engine-query-atom.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';
import { seasonIdAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';
import { followAtom } from '@umkreis/guide-core/store/follow-atom.ts';
import { partAtom } from '@umkreis/guide-core/store/part-atom.ts';
import { branchAtom } from '@umkreis/guide-core/store/surface.ts';
import { quarterAtom } from '@umkreis/guide-core/time/time-atom.ts';
import { deckPart } from '@umkreis/map-core/deck/deck-part.ts';
import type { FloorArea } from '@umkreis/map-style/features/floor-areas.ts';

const floorsPart = partAtom(deckPart(() => import('@umkreis/map-core/deck/draw-floors.ts')));

const stackAtom = engineQueryAtom<readonly FloorArea[]>(
  (get) => {
    const levels = get(branchAtom)?.levels ?? [];
    const selected = get(levelAtom);
    if (get(flavourAtom) !== '3d' || levels.length < 2 || selected === null) return null;
    const [seasonId, at] = [get(seasonIdAtom), get(quarterAtom)];
    return (engine) => engine.floors({ seasonId, at }, levels, selected);
  },
  { isUrgent: false },
);

const areasAtom = atom((get) => get(stackAtom).data);

const drawnAtom = atom((get) => {
  const areas = get(areasAtom);
  const code = areas && get(floorsPart);
  return code && { areas, draw: code.drawFloors };
});

/**
 * In 3D, buildings with several floors show them stacked. deck.gl is loaded with the first stack.
 * @returns a function that removes them
 */
export const stackFloors = (store: Store, map: MapLibreMap): (() => void) =>
  followAtom(store, drawnAtom, (drawn) => drawn?.draw(map, drawn.areas));
