import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { useItemSearch } from '@umkreis/api-client/use-item-search.ts';
import { isLonWithin } from '@umkreis/contract/longitude.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { useNow } from '@umkreis/guide/time/guide-time.ts';
import { byImportance } from '@umkreis/place-rules/list-order.ts';
import type { ListedPlace } from '@umkreis/guide/list/place-list.tsx';
import { joinPlaces } from '@umkreis/place-rules/join-places.ts';
import type { Place } from '@umkreis/guide/places/place.ts';

type View = [west: number, south: number, east: number, north: number];
const most = 400;

/**
 * Places in the part of the map that is seen, the most important first; empty while the list is closed.
 * @param isMapMissing all of them, as there is no part to see
 */
export function usePlacesInView(
  map: MapLibreMap | null,
  places: readonly Place[],
  isOpen: boolean,
  isMapMissing: boolean,
): readonly ListedPlace[] {
  const { boot, data, timeZone } = useGuide();
  const [view, setView] = useState<View | null>(null);
  const now = useNow();

  useEffect(() => {
    if (!map || !isOpen) return;
    const look = () => {
      const bounds = map.getBounds();
      setView([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()]);
    };
    look();
    map.on('moveend', look);
    return () => void map.off('moveend', look);
  }, [map, isOpen]);

  const remote = useItemSearch(
    boot,
    data.isTiled && isOpen && (view || isMapMissing)
      ? { ...(view && { bbox: view.map((degrees) => degrees.toFixed(5)).join(',') }), limit: most }
      : null,
  );

  return useMemo(() => {
    if (!isOpen) return [];
    if (data.isTiled) {
      const items = remote.data?.items ?? [];
      return joinPlaces(items, {
        categories: data.categories,
        tags: data.tags,
        events: data.events,
        now,
        timeZone,
      }).map((place) => ({ place }));
    }
    const inView = ({ item }: Place) =>
      !view || (isLonWithin(item.lon, view[0], view[2]) && item.lat >= view[1] && item.lat <= view[3]);
    return places
      .filter(inView)
      .toSorted(byImportance)
      .map((place) => ({ place }));
  }, [isOpen, data.isTiled, data.categories, data.tags, data.events, remote.data, places, view, now, timeZone]);
}
