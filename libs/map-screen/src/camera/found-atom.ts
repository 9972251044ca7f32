import { atom } from 'jotai';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { extentOf } from '@umkreis/guide-engine/answers/extent.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { askedAtom, chosenTopicAtom, foundListAtom, foundWordsAtom } from '../results/results-atoms.ts';
import type { FoundPlaces } from './found-target.ts';

/** So many of the first decide whether something of a narrowed map is seen. */
const best = 5;

/** Where the camera may go, with a name that changes with it */
export type Found = FoundPlaces & { key: string };
const placeAt = ({ item }: Place): LngLat => [item.lon, item.lat];

/** Where results are; null: nothing is asked for, not answered yet, or there is nothing */
export const foundAtom = atom((get): Found | null => {
  const asked = get(askedAtom);
  const list = get(foundListAtom);
  if (!asked || !list?.isCurrent || !list.extent) return null;
  const words = get(foundWordsAtom);
  const chosen = words ? null : (get(chosenTopicAtom)?.id ?? null);
  return {
    key: JSON.stringify([words, chosen, asked.filter]),
    extent: list.extent,
    best: (list.rows ?? []).slice(0, best).map(({ place }) => placeAt(place)),
    isChosen: chosen !== null,
  };
});

/** Where the places of the chat's last answer are */
export function saidIn(places: readonly Place[]): Found | null {
  const extent = extentOf(places.map(placeAt));
  if (!extent) return null;
  return { key: places.map(({ item }) => item.id).join(), extent, best: places.map(placeAt), isChosen: true };
}
