import type { Item } from '@umkreis/contract/item.ts';
import { shapeFeatures, type ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import type { MapPlace } from '@umkreis/map-style/points/map-place.ts';
import type { Shape } from './shapes.ts';

/** The place in the form that the map requires to draw its shapes. */
export function mapPlaceOf(
  { id, nanoId, title, lat, lon, itemDetails }: Item,
  colors: Record<string, string>,
): MapPlace {
  const details = Object.fromEntries(
    itemDetails.flatMap(({ dataKeyV2, dataValue }) => (colors[dataKeyV2] ? [[colors[dataKeyV2], dataValue]] : [])),
  );
  const item = { id, nanoId, title, lat, lon, categories: [], details };
  return { item, categories: [], tags: [], hasEvents: false, isPermanentlyClosed: false, isDormant: false };
}

/**
 * Shapes as the public map draws them.
 * @param keyNames names of detail keys by id, required for line colours
 * @param level selected floor; null: all
 */
export function previewFeatures(
  item: Item,
  keyNames: Record<string, string>,
  shapes: readonly Shape[],
  level: string | null,
  selected: string | null,
): { visible: ShapeFeature[]; chosen: ShapeFeature[] } {
  const place = mapPlaceOf(item, keyNames);
  const drawn = (some: readonly Shape[], state: 'normal' | 'selected') =>
    some.flatMap(({ kind, feature }) =>
      shapeFeatures(place, { itemGeojsonType: kind, geojson: feature as never }, level, state),
    );
  return {
    visible: drawn(
      shapes.filter(({ key }) => key !== selected),
      'normal',
    ),
    chosen: drawn(
      shapes.filter(({ key }) => key === selected),
      'selected',
    ),
  };
}
