import { useAtomValue } from 'jotai';
import type { Place } from '@umkreis/guide-engine/places/place.ts';
import { usePlace } from '@umkreis/guide-core/queries/use-place.ts';
import { filterAtom } from '@umkreis/guide-core/filter/filter-atom.ts';
import type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import { drawnResultsAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { soughtPositionAtom } from '@umkreis/guide-core/results/sought-position-atom.ts';
import { relatedPlacesAtom, placeAtom, hoveredAtom } from '@umkreis/guide-core/selected/selected-atoms.ts';
import { streetOrBuildingFeaturesAtom } from '@umkreis/guide-core/selected/streets-and-buildings.ts';
import { levelAtom } from '@umkreis/guide-core/season-and-level/level-atom.ts';
import { seasonIdAtom } from '@umkreis/guide-core/season-and-level/season-atom.ts';
import { useDrawnBase } from './use-drawn-base.ts';
import { useGuideFeatures } from './use-guide-features.ts';
import { useHighlighted } from './use-highlighted.ts';

const noPlaces: readonly Place[] = [];
const noShapes: ShapeFeature[] = [];

/** What the map draws: all places, the highlighted ones, and the selected or hovered place with its related places. */
export function useDrawnPlaces() {
  const seasonId = useAtomValue(seasonIdAtom);
  const filter = useAtomValue(filterAtom);
  const level = useAtomValue(levelAtom);
  const base = useDrawnBase({ seasonId, filter, level });
  const place = useAtomValue(placeAtom);
  const relatedPlaces = useAtomValue(relatedPlacesAtom);
  const hovered = useAtomValue(hoveredAtom);
  const marked = place ?? hovered;
  const hoveredRelatedPlaces = usePlace(place ? null : (hovered?.item.nanoId ?? null)).data?.relatedPlaces ?? noPlaces;
  const highlighted = useHighlighted(useAtomValue(drawnResultsAtom), level, marked?.item.nanoId ?? null);
  const features = useGuideFeatures({
    base,
    highlighted: highlighted.features,
    selected: marked,
    position: useAtomValue(soughtPositionAtom),
    relatedPlaces: place ? relatedPlaces : hoveredRelatedPlaces,
    level,
    streetOrBuildingShapes: useAtomValue(streetOrBuildingFeaturesAtom) ?? noShapes,
  });
  return { place, features, isDimmed: highlighted.isDimmed };
}
