import { atom } from 'jotai';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { extentOf } from '@umkreis/guide-engine/results/extent.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import {
  searchQueryAtom,
  chosenTopicAtom,
  foundListAtom,
  foundSearchTextAtom,
} from '@umkreis/guide-core/results/results-atoms.ts';
import { soughtPositionAtom } from '@umkreis/guide-core/results/sought-position-atom.ts';
import type { FoundPlaces } from './found-target.ts';

/** How many of the first results decide whether a narrowed map already shows something */
const best = 5;

/** The places the camera may move to, with a key that changes with them */
export type Found = FoundPlaces & { key: string };
const placeAt = ({ item }: Place): LngLat => [item.lon, item.lat];

/** A searched position, otherwise the extent of the results; null: no query, no result yet, or nothing found */
export const foundAtom = atom((get): Found | null => {
  const position = get(soughtPositionAtom);
  if (position) {
    const { at, label } = position;
    return { key: label, extent: [at, at], best: [at], isChosen: true };
  }
  const query = get(searchQueryAtom);
  const list = get(foundListAtom);
  if (!query || !list?.isCurrent || !list.extent) return null;
  const searchText = get(foundSearchTextAtom);
  const chosen = searchText ? null : (get(chosenTopicAtom)?.id ?? null);
  return {
    key: JSON.stringify([searchText, chosen, query.filter]),
    extent: list.extent,
    best: (list.rows ?? []).slice(0, best).map(({ place }) => placeAt(place)),
    isChosen: chosen !== null,
  };
});

/** Extent of the places that the open panel highlights */
export function foundInPanel(places: readonly Place[]): Found | null {
  const extent = extentOf(places.map(placeAt));
  if (!extent) return null;
  return { key: places.map(({ item }) => item.id).join(), extent, best: places.map(placeAt), isChosen: true };
}
