import { atom } from 'jotai';
import type { Boot } from '@umkreis/contract/boot.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { distanceKm } from '@umkreis/geometry/distance.ts';
import { readPosition } from '@umkreis/geometry/read-position.ts';
import { buildingsAtom } from '../selected/streets-and-buildings.ts';
import { bootAtom } from '../store/surface.ts';
import { foundSearchTextAtom } from './results-atoms.ts';

/** A building this near to a position gives its address, km */
const NEAR_KM = 0.05;

/** A position as a search text. */
export interface SoughtPosition {
  at: LngLat;
  /** Latitude and longitude, as a label */
  label: string;
}

const LABEL_DIGITS = 5;

function centerOf({ branch, main }: Boot): LngLat {
  const camera = branch?.mapCenter[0];
  return camera ? [camera.lon, camera.lat] : [main.center[0], main.center[1]];
}

/** The position that the search text consists of; null: it is another text */
export const soughtPositionAtom = atom((get): SoughtPosition | null => {
  const boot = get(bootAtom);
  const at = boot && readPosition(get(foundSearchTextAtom), centerOf(boot));
  return at ? { at, label: [at[1], at[0]].map((degrees) => degrees.toFixed(LABEL_DIGITS)).join(', ') } : null;
});

/** Address of the building at the position; null: none near it, or not loaded */
export const soughtAddressAtom = atom((get): string | null => {
  const { at } = get(soughtPositionAtom) ?? {};
  if (!at) return null;
  const [nearest] = get(buildingsAtom)
    .map((building) => ({ building, km: distanceKm(at, [building.lon, building.lat]) }))
    .filter(({ km }) => km <= NEAR_KM)
    .toSorted((a, b) => a.km - b.km);
  return nearest ? [nearest.building.title, nearest.building.city].filter(Boolean).join(', ') : null;
});
