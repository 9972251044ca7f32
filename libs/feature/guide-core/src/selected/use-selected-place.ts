import { useMemo } from 'react';
import type { Item, BasemapItem } from '@umkreis/contract/item.ts';
import { encodePolyline } from '@umkreis/geometry/polyline.ts';
import { useItem } from '@umkreis/api-client/use-item.ts';
import { useGuide } from '../guide-context.tsx';
import { usePlace } from '../queries/use-place.ts';
import { useQueryTime } from '../time/use-query-time.ts';
import { joinPlaces } from '@umkreis/places/join-places.ts';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { useAllNames } from '../data/use-all-names.ts';
import type { Selection } from '../selection/selection.ts';

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

/**
 * The selected place: from the branch's document, or from the API for tiled branches and hidden places. Its ways
 * are loaded at full precision. The same object until one of its values changes.
 */
export function useSelectedPlace(selection: Selection): SelectedPlace {
  const { boot, data, timeZone } = useGuide();
  const nanoId = selection.kind === 'place' ? selection.nanoId : null;
  const own = usePlace(nanoId);
  const hasResult = !own.isLoading || own.value?.place.item.nanoId === nanoId;
  const documentPlace = own.value?.place.item.nanoId === nanoId ? own.value.place : null;
  const needsItem =
    nanoId !== null &&
    data.status === 'ready' &&
    hasResult &&
    (!documentPlace || documentPlace.item.ways !== undefined);
  const { data: item, error, mutate } = useItem(boot, needsItem ? nanoId : null, boot.branch);
  const at = useQueryTime(false);
  // Only places of other branches are missing in memory.
  useAllNames(
    Boolean(item && !documentPlace && !data.isTiled) ||
      Boolean(item?.categories.some(({ categoryId }) => !data.categories.has(categoryId))),
  );

  const fetched = useMemo(() => {
    if (!item || item.nanoId !== nanoId) return null;
    if (documentPlace) return { ...documentPlace, item: { ...documentPlace.item, ways: encodedWays(item) } };
    return (
      joinPlaces([basemapItemOf(item)], {
        categories: data.categories,
        tags: data.tags,
        events: data.events,
        now: new Date(at),
        timeZone,
      })[0] ?? null
    );
  }, [item, nanoId, documentPlace, data.categories, data.tags, data.events, at, timeZone]);

  const place = fetched ?? documentPlace;
  const relatedPlaces = documentPlace && own.value ? own.value.relatedPlaces : none;
  const isMissing = !documentPlace && needsItem && error?.status === 404;
  const hasFailed = !documentPlace && needsItem && error !== undefined && error.status !== 404;
  return useMemo(
    () => ({ selection, place, relatedPlaces, isMissing, retry: hasFailed ? () => void mutate() : undefined }),
    [selection, place, relatedPlaces, isMissing, hasFailed, mutate],
  );
}

const encodedWays = (item: Item) => item.ways.map(({ way }) => encodePolyline(way.coordinates));

/** Converts a complete item to the fields the map needs. */
function basemapItemOf(item: Item): BasemapItem {
  return {
    id: item.id,
    nanoId: item.nanoId,
    title: item.title,
    lat: item.lat,
    lon: item.lon,
    branch: item.branchShortId,
    categories: item.categories.map(({ categoryId }) => categoryId),
    tags: item.tags.map(({ tagId }) => tagId),
    details: Object.fromEntries(item.itemDetails.map(({ dataKeyName, dataValue }) => [dataKeyName, dataValue])),
    ways: encodedWays(item),
    geojsons: item.geojsons.map(({ itemGeojsonType, geojson }) => ({ itemGeojsonType, geojson })),
    parents: item.itemParents.map(({ id }) => id),
    children: item.itemChildren.map(({ id }) => id),
    closed: item.datePermanentlyClosed ?? undefined,
    duplicateOf: item.isDuplicateOf ?? undefined,
    ...(item.hoursPlace && { hoursPlace: item.hoursPlace }),
  };
}
