import { atom } from 'jotai';
import type { Building, Street } from '@umkreis/contract/street.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { readsAtom } from '../data/reads-atom.ts';
import { isZoomedInAtom } from '../map/zoom-atom.ts';
import { engineQueryAtom } from '../queries/engine-query-atom.ts';
import { mayNameBuildingAtom, mayNameStreetAtom } from '../search-draft/search-draft.ts';
import { selectionAtom } from '../selection/selection-atoms.ts';
import { branchAtom } from '../store/surface.ts';
import { buildingFeatures, streetFeatures } from '../streets-and-buildings/street-and-building-features.ts';
import { quarterAtom } from '../time/time-atom.ts';
import { minBuildingZoom, clickedStreetAtom } from './clicked-basemap.ts';

export type StreetOrBuilding = { kind: 'street'; feature: Street } | { kind: 'building'; feature: Building };

const none: readonly never[] = [];
const selectionColor = '#6f3bf5';

const isNearAtom = isZoomedInAtom(minBuildingZoom);

/** Streets are loaded when one is selected, clicked or may be searched for. */
export const needsStreetsAtom = atom(
  (get) => get(selectionAtom).kind === 'street' || get(clickedStreetAtom) !== null || get(mayNameStreetAtom),
);

/** Buildings are loaded when one is selected, visible or may be searched for. */
export const needsBuildingsAtom = atom(
  (get) => get(selectionAtom).kind === 'building' || get(isNearAtom) || get(mayNameBuildingAtom),
);

/** Streets of the branch, loaded on demand */
export const streetsAtom = atom((get): readonly Street[] => get(readsAtom).streets?.data ?? none);

/** Buildings of the branch, loaded on demand */
export const buildingsAtom = atom((get): readonly Building[] => get(readsAtom).buildings?.data ?? none);

/** The open street or building */
export const streetOrBuildingAtom = atom((get): StreetOrBuilding | null => {
  const selection = get(selectionAtom);
  if (selection.kind === 'street') {
    const feature = get(streetsAtom).find(({ nanoId }) => nanoId === selection.nanoId);
    return feature ? { kind: 'street', feature } : null;
  }
  if (selection.kind !== 'building') return null;
  const feature = get(buildingsAtom).find(({ nanoId }) => nanoId === selection.nanoId);
  return feature ? { kind: 'building', feature } : null;
});

/** Outline or line of the open street or building; null: none */
export const streetOrBuildingFeaturesAtom = atom((get) => {
  const selected = get(streetOrBuildingAtom);
  if (!selected) return null;
  return selected.kind === 'street'
    ? streetFeatures(selected.feature, selectionColor)
    : buildingFeatures(selected.feature, selectionColor);
});

const placesAtom = engineQueryAtom<readonly Place[]>((get) => {
  const [selected, at] = [get(streetOrBuildingAtom), get(quarterAtom)];
  if (!selected) return null;
  const { feature, kind } = selected;
  const where = kind === 'building' ? { polygon: feature.polygon } : { title: feature.title, city: feature.city };
  return (engine) => engine.placesAt(where, at);
});

/** Places of the open street or building */
export const streetOrBuildingRowsAtom = atom((get) => (get(placesAtom).data ?? none).map((place) => ({ place })));

/** Whether it certainly has no places */
export const isStreetOrBuildingEmptyAtom = atom((get) => get(placesAtom).data?.length === 0);

/** The street or building in the URL does not exist. */
export const isStreetOrBuildingMissingAtom = atom((get) => {
  const { kind } = get(selectionAtom);
  if ((kind !== 'street' && kind !== 'building') || get(streetOrBuildingAtom)) return false;
  const read = get(readsAtom)[kind === 'street' ? 'streets' : 'buildings'];
  return read?.data !== undefined || read?.error !== undefined || !get(branchAtom)?.hasStreets;
});
