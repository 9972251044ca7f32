import { useMemo } from 'react';
import type { Branch, Season } from '@umkreis/contract/branch.ts';
import { isInSeason, isOnLevel } from '@umkreis/guide/filters/matches-filter.ts';
import type { Place } from '@umkreis/guide/places/place.ts';

/** What there is to see at all: the season's places, on the selected level. */
export function useBasePlaces(places: readonly Place[], branch: Branch | null, season: Season | null, level: string | null): readonly Place[] {
  const seasonId = branch?.filterItemsBySeason ? season?.id ?? null : null;
  return useMemo(() => {
    if (!seasonId && !level) return places;
    return places.filter((place) => (!seasonId || isInSeason(place, seasonId)) && (!level || isOnLevel(place, level)));
  }, [places, seasonId, level]);
}
