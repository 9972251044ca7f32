import { useMemo } from 'react';
import type { Asked } from '@umkreis/guide-engine/asked/asked.ts';
import { useChatPlaces } from '@umkreis/guide/chat/use-chat-places.ts';
import { pointFeature } from '@umkreis/map-style/points/point-feature.ts';
import { shapeFeatures } from '@umkreis/map-view/features/shape-features.ts';
import { wayFeatures } from '@umkreis/map-view/features/way-features.ts';
import type { SourceData } from '@umkreis/map-view/sources/source-data.ts';
import { isOnLevel } from '@umkreis/place-rules/level.ts';
import { useHighlights } from '../results/use-highlights.ts';
import type { FeaturesInput } from './use-guide-features.ts';

export interface Highlighted {
  features: FeaturesInput['highlighted'];
  /** Everything else stands back. */
  isDimmed: boolean;
}

/**
 * What stands out: results, else the places of the chat's last answer.
 * @param asked null: nothing that is drawn so
 */
export function useHighlighted(asked: Asked | null, level: string | null, selectedNanoId: string | null): Highlighted {
  const found = useHighlights(asked, level, selectedNanoId);
  const chatPlaces = useChatPlaces();
  const said = useMemo(() => {
    if (chatPlaces.length === 0) return null;
    const places = chatPlaces.filter(({ item }) => !level || isOnLevel(item.details?.level, level));
    const points: SourceData = places
      .filter(({ item }) => item.nanoId !== selectedNanoId)
      .map((place) => pointFeature(place, true));
    return {
      points,
      shapes: places.flatMap((place) =>
        (place.item.geojsons ?? []).flatMap((geojson) => shapeFeatures(place, geojson, level, 'highlighted')),
      ),
      ways: places.flatMap(wayFeatures),
    };
  }, [chatPlaces, level, selectedNanoId]);
  return asked ? { features: found, isDimmed: (found?.total ?? 0) > 0 } : { features: said, isDimmed: said !== null };
}
