import type { Map as MapLibreMap } from 'maplibre-gl';
import { guideSources } from '@umkreis/map-style/guide/guide-sources.ts';
import type { GuideFeatures } from '../sources/guide-features.ts';
import { useSourceData } from './use-source-data.ts';

const pageFirst = { isPageFirst: true };

/** Keeps the sources of the guide up to date. */
export function useGuideSources(map: MapLibreMap | null, features: GuideFeatures): void {
  useSourceData(map, guideSources.current, features.current);
  useSourceData(map, guideSources.highlights, features.highlights, pageFirst);
  useSourceData(map, guideSources.selected, features.selected);
  useSourceData(map, guideSources.shapes, features.shapes);
  useSourceData(map, guideSources.highlightedShapes, features.highlightedShapes);
  useSourceData(map, guideSources.selectedShapes, features.selectedShapes);
  useSourceData(map, guideSources.ways, features.ways);
  useSourceData(map, guideSources.highlightedWays, features.highlightedWays);
  useSourceData(map, guideSources.selectedWays, features.selectedWays);
}
