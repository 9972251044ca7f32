import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { standingOut } from '@umkreis/guide-engine/results/highlights.ts';
import type { PlaceQuery } from '@umkreis/guide-engine/query/place-query.ts';
import { highlightedPlacesAtom } from '@umkreis/guide-core/results/highlighted-places-atom.ts';
import { useHighlights } from '@umkreis/guide-core/results/use-highlights.ts';
import type { FeaturesInput } from './use-guide-features.ts';

export interface Highlighted {
  features: FeaturesInput['highlighted'];
  /** All other places are dimmed. */
  isDimmed: boolean;
}

/**
 * Highlighted places: results, otherwise the places that the open panel highlights.
 * @param query null: nothing is highlighted
 */
export function useHighlighted(
  query: PlaceQuery | null,
  level: string | null,
  selectedNanoId: string | null,
): Highlighted {
  const found = useHighlights(query, level, selectedNanoId);
  const places = useAtomValue(highlightedPlacesAtom);
  const placeHighlights = useMemo(
    () => (places.length === 0 ? null : standingOut(places, { level, exceptNanoId: selectedNanoId })),
    [places, level, selectedNanoId],
  );
  return query
    ? { features: found, isDimmed: (found?.total ?? 0) > 0 }
    : { features: placeHighlights, isDimmed: placeHighlights !== null };
}
