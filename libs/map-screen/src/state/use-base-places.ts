import { useMemo } from 'react';
import type { Branch, Season } from '@umkreis/contract/branch.ts';
import type { Place } from '@umkreis/guide/places/place.ts';
import { isOnLevel } from '@umkreis/place-rules/level.ts';
import { isInSeason } from '@umkreis/place-rules/season.ts';

/** What there is to find at all: the season's places, where the branch shows its places by season. */
export function useSeasonPlaces(
  places: readonly Place[],
  branch: Branch | null,
  season: Season | null,
): readonly Place[] {
  const seasonId = branch?.filterItemsBySeason ? (season?.id ?? null) : null;
  return useMemo(
    () => (seasonId ? places.filter(({ tags }) => isInSeason(tags, seasonId)) : places),
    [places, seasonId],
  );
}

/** What the map draws: places on the selected level and those on none. */
export function useLevelPlaces(places: readonly Place[], level: string | null): readonly Place[] {
  return useMemo(
    () => (level ? places.filter(({ item }) => isOnLevel(item.details?.level, level)) : places),
    [places, level],
  );
}
