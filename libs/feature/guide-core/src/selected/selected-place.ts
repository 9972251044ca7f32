import { atom } from 'jotai';
import { basemapItemOf, encodedWays } from '@umkreis/guide-engine/places/basemap-item-of.ts';
import type { OnePlace } from '@umkreis/guide-engine/results/one-place.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { joinPlaces } from '@umkreis/places/join-places.ts';
import { readsAtom } from '../data/reads-atom.ts';
import { engineQueryAtom } from '../queries/engine-query-atom.ts';
import { selectionAtom } from '../selection/selection-atoms.ts';
import type { Selection } from '../selection/selection.ts';
import { categoriesAtom, eventsAtom, guideDataAtom, tagsAtom, timeZoneAtom } from '../store/surface.ts';
import { quarterAtom } from '../time/time-atom.ts';

const none: readonly Place[] = [];

/** The selection, with its data if it is a place. */
export interface SelectedPlace {
  selection: Selection;
  place: Place | null;
  /** Its children and parents in this branch */
  relatedPlaces: readonly Place[];
  /** The place does not exist. */
  isMissing: boolean;
  /** Reloads the place after an error; undefined: no error */
  retry: (() => void) | undefined;
}

const nanoIdAtom = atom((get) => {
  const selection = get(selectionAtom);
  return selection.kind === 'place' ? selection.nanoId : null;
});

/** The engine's result, possibly still that of another place */
const resultAtom = engineQueryAtom<OnePlace | null>((get) => {
  const [nanoId, at] = [get(nanoIdAtom), get(quarterAtom)];
  return nanoId === null ? null : (engine) => engine.place(nanoId, at);
});

/** The place in the branch's document */
const documentPlaceAtom = atom((get) => {
  const { data } = get(resultAtom);
  return data?.place.item.nanoId === get(nanoIdAtom) ? data : null;
});

/** nanoId of the place to load from the API: a hidden place, one of a tiled branch, or one with ways; null: none */
export const neededItemAtom = atom((get) => {
  if (get(guideDataAtom)?.status !== 'ready') return null;
  const found = get(documentPlaceAtom);
  const isNeeded = found ? found.place.item.ways !== undefined : get(resultAtom).status !== 'pending';
  return isNeeded ? get(nanoIdAtom) : null;
});

const readAtom = atom((get) => {
  const { item } = get(readsAtom);
  return item?.nanoId === get(neededItemAtom) ? item : undefined;
});

/** Whether the place needs names that the branch's places don't use, as places of other branches do. */
export const isItemUnnamedAtom = atom((get) => {
  const item = get(readAtom)?.data;
  if (!item) return false;
  const categories = get(categoriesAtom);
  return (
    (!get(documentPlaceAtom) && !get(guideDataAtom)?.isTiled) ||
    item.categories.some(({ categoryId }) => !categories.has(categoryId))
  );
});

const placeAtom = atom((get) => {
  const item = get(readAtom)?.data;
  const found = get(documentPlaceAtom)?.place ?? null;
  if (!item) return found;
  if (found) return { ...found, item: { ...found.item, ways: encodedWays(item) } };
  const context = {
    categories: get(categoriesAtom),
    tags: get(tagsAtom),
    events: get(eventsAtom),
    now: new Date(get(quarterAtom)),
    timeZone: get(timeZoneAtom)!,
  };
  return joinPlaces([basemapItemOf(item)], context)[0] ?? null;
});

const failureAtom = atom((get) => {
  const read = get(readAtom);
  return get(documentPlaceAtom) || !read?.error ? null : { status: read.error.status, retry: read.retry };
});

/** The selected place, together with the selection, so that no card shows one place under the key of another. */
export const selectedAtom = atom((get): SelectedPlace => {
  const failure = get(failureAtom);
  return {
    selection: get(selectionAtom),
    place: get(placeAtom),
    relatedPlaces: get(documentPlaceAtom)?.relatedPlaces ?? none,
    isMissing: failure?.status === 404,
    retry: failure && failure.status !== 404 ? failure.retry : undefined,
  };
});
