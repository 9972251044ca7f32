import type { Feature } from 'geojson';
import type { VisibleItems } from '@umkreis/map-style/guide/item-filters.ts';
import type { SourceData } from './source-data.ts';
import type { PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import type { WayFeature } from '@umkreis/map-style/features/way-features.ts';

/**
 * Data of the guide on the map. Only changed arrays are sent to the map; null: not loaded yet, keeps the map's
 * data.
 */
export interface GuideFeatures {
  /** Places that look different from their vector tile, regardless of filters */
  current: SourceData | null;
  /** Which of them are drawn */
  visibleItems: VisibleItems | null;
  highlights: SourceData;
  selected: PointFeature[];
  shapes: ShapeFeature[] | null;
  highlightedShapes: ShapeFeature[];
  selectedShapes: Feature[];
  ways: WayFeature[] | null;
  highlightedWays: WayFeature[];
  selectedWays: WayFeature[];
}
