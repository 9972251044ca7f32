import type { Feature, FeatureCollection } from 'geojson';
import type { Item } from '@umkreis/contract/item.ts';
import type { ItemSurroundings } from '@umkreis/contract/item-write.ts';
import { linesOf } from '@umkreis/geometry/shapes/transform-shape.ts';
import type { SnapTarget } from '@umkreis/geometry/shapes/snap-position.ts';
import { shapeFeatures, type ShapeFeature } from '@umkreis/map-style/features/shape-features.ts';
import { mapPlaceOf } from './preview-features.ts';

type Geojsons = Item['geojsons'][number][];
type Surrounding = ItemSurroundings[number];

/** Something that is visible around the edited geometry, and to which its positions snap. */
export interface NamedTarget extends SnapTarget {
  /** Title of its place */
  name: string;
}

export interface SurroundingShapes {
  features: ShapeFeature[];
  targets: NamedTarget[];
}

/** Opacity of areas and lines that the public map only draws while their place is selected */
const FAINT = 0.35;

/**
 * The shapes around the edited geometry: the other ones of the same place, of its hall, and of its neighbours.
 * @param level selected floor; null: all
 */
export function surroundingShapes(
  item: Item,
  others: Geojsons,
  neighbours: ItemSurroundings,
  level: string | null,
): SurroundingShapes {
  const own: Surrounding = { ...item, isParent: false, geojsons: others };
  // The hall is below its booths.
  const places = [...neighbours.filter(({ isParent }) => isParent), ...neighbours.filter((one) => !one.isParent), own];
  return {
    features: places.flatMap((place) => featuresOf(item, place, level)),
    targets: places.map((place) => ({
      name: place.title,
      lines: place.geojsons
        .flatMap(({ geojson }) => featuresIn(geojson))
        .filter(({ properties }) => isOnLevel(properties, level))
        .flatMap(({ geometry }) => linesOf(geometry)),
    })),
  };
}

function featuresOf(item: Item, { id, nanoId, title, geojsons }: Surrounding, level: string | null): ShapeFeature[] {
  const place = mapPlaceOf({ ...item, id, nanoId, title, itemDetails: [] }, {});
  return geojsons.flatMap((geojson) =>
    shapeFeatures(place, geojson, level, 'normal').map((feature) => {
      const { properties } = feature;
      const mainTitleLabel = properties.mainTitleLabel || title;
      if (geojson.itemGeojsonType >= 100 && geojson.itemGeojsonType <= 200)
        return { ...feature, properties: { ...properties, mainTitleLabel } };
      const fillOpacity = properties.fillOpacity * FAINT;
      const lineOpacity = properties.lineOpacity * FAINT;
      return { ...feature, properties: { ...properties, mainTitleLabel, fillOpacity, lineOpacity } };
    }),
  );
}

const featuresIn = (geojson: Surrounding['geojsons'][number]['geojson']): Feature[] => {
  const value = geojson as unknown as Feature | FeatureCollection;
  const features = value.type === 'FeatureCollection' ? value.features : [value];
  return features.filter(({ geometry }) => geometry);
};

function isOnLevel(properties: Feature['properties'], level: string | null): boolean {
  const own = String((properties as { level?: unknown } | null)?.level ?? '');
  return !level || !own || own === level;
}
