import { useMemo } from 'react';
import type { Branch, Season } from '@umkreis/contract/branch.ts';
import type { Place } from '@umkreis/guide/places/place.ts';
import { isOnLevel } from '@umkreis/place-rules/level.ts';
import { isInSeason } from '@umkreis/place-rules/season.ts';

/** What there is to see at all: the season's places, on the selected level. */
export function useBasePlaces(places: readonly Place[], branch: Branch | null, season: Season | null, level: string | null): readonly Place[] {
  const seasonId = branch?.filterItemsBySeason ? season?.id ?? null : null;
  return useMemo(() => {
    if (!seasonId && !level) return places;
    return places.filter((place) => (!seasonId || isInSeason(place.tags, seasonId)) && (!level || isOnLevel(place.item.details?.level, level)));
  }, [places, seasonId, level]);
}
