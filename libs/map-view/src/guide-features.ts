import type { Feature } from 'geojson';
import type { ShownItems } from '@umkreis/map-style/guide/item-filters.ts';
import type { SourceData } from './sources/source-data.ts';
import type { PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import type { ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import type { WayFeature } from '@umkreis/map-style/features/way-features.ts';

/**
 * What the map draws of the guide. A changed array is sent to the map, an unchanged one is not; null is not known yet,
 * and leaves what the map has.
 */
export interface GuideFeatures {
  /** All places of the branch, whatever the filters leave */
  items: SourceData | null;
  /** What of them is drawn */
  shownItems: ShownItems | null;
  highlights: SourceData;
  selected: PointFeature[];
  shapes: ShapeFeature[] | null;
  highlightedShapes: ShapeFeature[];
  selectedShapes: Feature[];
  ways: WayFeature[] | null;
  highlightedWays: WayFeature[];
  selectedWays: WayFeature[];
}
