import type { Feature } from 'geojson';
import type { ShownItems } from '@umkreis/map-style/guide/item-filters.ts';
import type { SourceData } from './sources/source-data.ts';
import type { PointFeature } from '@umkreis/map-style/points/point-feature.ts';
import type { ShapeFeature } from './features/shape-features.ts';
import type { WayFeature } from './features/way-features.ts';

/** What the map draws of the guide. A changed array is sent to the map, an unchanged one is not. */
export interface GuideFeatures {
  /** All places of the branch, whatever the filters leave */
  items: SourceData;
  /** What of them is drawn */
  shownItems: ShownItems;
  highlights: SourceData;
  selected: PointFeature[];
  shapes: ShapeFeature[];
  highlightedShapes: ShapeFeature[];
  selectedShapes: Feature[];
  ways: WayFeature[];
  highlightedWays: WayFeature[];
  selectedWays: WayFeature[];
}
