import type { Feature, MultiPolygon, Polygon, Position } from 'geojson';
import type { Level } from '@umkreis/contract/branch.ts';
import { levelsOf } from '@umkreis/places/level.ts';
import type { MapPlace } from '../points/map-place.ts';
import { shapeFeatures, type ShapeFeature } from './shape-features.ts';

/** An area of a floor. */
export interface FloorArea {
  nanoId: string;
  /** Outer ring and holes, [lon, lat, m above the selected floor] */
  rings: [number, number, number][][];
  /** '#rrggbb' */
  outline: string;
  isSelected: boolean;
  middle: [number, number, number];
  /** Outline of a floor, below its areas */
  isPlate: boolean;
}

/** Vertical distance between two floors, m; more than in reality, to see between them. */
export const floorHeight = 14;

const plates = new Set<number>([100, 120]);
const plateBelow = 0.3;

/** Height of a floor, m above the selected one, by its order among the levels. */
export function heightOf(level: string, levels: readonly Level[], selected: string): number {
  const order = levels.toSorted((a, b) => a.sortOrder - b.sortOrder).map(({ key }) => key);
  return (order.indexOf(level) - order.indexOf(selected)) * floorHeight;
}

/**
 * Areas of all floors, stacked, with the selected one at ground level, where the map's symbols are. Areas without a
 * level (the outline of the building) are below each floor.
 */
export function floorAreas(places: readonly MapPlace[], levels: readonly Level[], selected: string): FloorArea[] {
  return levels.flatMap(({ key }) => {
    const height = heightOf(key, levels, selected);
    return places.flatMap((place) =>
      (place.item.geojsons ?? []).flatMap((geojson) => {
        const isPlate = plates.has(geojson.itemGeojsonType);
        if (!isPlate && !levelsOf(place.item.details?.level ?? '').includes(key)) return [];
        return shapeFeatures(place, geojson, key, 'normal')
          .filter(isArea)
          .flatMap((feature) =>
            polygonsOf(feature).map((rings): FloorArea => {
              const z = isPlate ? height - plateBelow : height;
              const outer = rings[0]!.slice(0, -1);
              const mean = (axis: 0 | 1) => outer.reduce((sum, point) => sum + point[axis]!, 0) / outer.length;
              return {
                nanoId: feature.properties.nanoId,
                rings: rings.map((ring) => ring.map((at) => [at[0]!, at[1]!, z])),
                outline: feature.properties.fillOutlineColor,
                isSelected: key === selected,
                middle: [mean(0), mean(1), z],
                isPlate,
              };
            }),
          );
      }),
    );
  });
}

const isArea = (feature: ShapeFeature): feature is ShapeFeature & Feature<Polygon | MultiPolygon> =>
  feature.geometry.type === 'Polygon' || feature.geometry.type === 'MultiPolygon';

function polygonsOf({ geometry }: Feature<Polygon | MultiPolygon>): Position[][][] {
  return geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
}
