import type { Feature, FeatureCollection, Geometry } from 'geojson';
import type { BasemapItem } from '@umkreis/contract/item.ts';
import type { ShapeProperties } from '../guide/shape-layers.ts';
import { hasTag, type MapPlace } from '../points/map-place.ts';

export type ShapeFeature = Feature<Geometry, ShapeProperties>;
type ItemGeojson = NonNullable<BasemapItem['geojsons']>[number];
type Look = Omit<ShapeProperties, 'nanoId' | 'mainTitleLabel' | 'subTitleLabel' | 'labelColor'>;

const fallback: Look = {
  fillColor: '#FFDD30',
  fillOpacity: 0.5,
  fillOutlineColor: '#FFDD30',
  lineColor: '#FFDD30',
  lineWidth: 6,
  lineOpacity: 1,
};
const selectedFillOpacity = 0.8;
/** Highlighted results stand out from the plan: without their own colour they use that of a polygon. */
export type ShapeState = 'normal' | 'highlighted' | 'selected';

/** Defaults by itemGeojsonType */
const styles: Partial<Record<ItemGeojson['itemGeojsonType'], Partial<Look>>> = {
  100: { fillColor: '#FBFCFF', fillOutlineColor: '#9BC6B6' },
  110: { lineColor: '#9BC6B6', lineWidth: 5 },
  120: { fillColor: '#FBFCFF', fillOpacity: 0.5, fillOutlineColor: '#60677B' },
  130: { lineColor: '#60677B', lineWidth: 5 },
  140: { fillColor: '#F2F4F7', fillOutlineColor: '#D8D8D8', fillOpacity: 0.9 },
  160: { lineColor: '#60677B', lineWidth: 3 },
  200: { fillOpacity: 0.2 },
};

/** Types that contain others: filled, a selected one would cover them. */
const containers = new Set<number>([100, 120]);

/** Building plans are always on the map; other geometry is visible while selected. */
const plans = new Set<number>([100, 110, 120, 130, 140, 160, 200]);

/** Shapes of a place that are always on the map. */
export function isShapeAlwaysVisible(place: MapPlace, { itemGeojsonType }: ItemGeojson): boolean {
  return plans.has(itemGeojsonType) || hasTag(place, 'geojson:isPermanentlyVisibleOnMap');
}

function lookOf(type: ItemGeojson['itemGeojsonType'], state: ShapeState): Look {
  const usual = { ...fallback, ...styles[type] };
  if (state === 'normal') return usual;
  if (containers.has(type)) return { ...usual, fillOpacity: 0, fillOutlineColor: usual.lineColor };
  return {
    ...usual,
    fillColor: fallback.fillColor,
    fillOutlineColor: usual.fillOutlineColor,
    fillOpacity: selectedFillOpacity,
  };
}

/** Level of a feature ('' for every level), which may differ from its place's */
const levelOf = (feature: Feature) => String(feature.properties?.level ?? '');

/**
 * Shapes of one geometry of a place.
 * @param level selected level; features of other levels are excluded. null: no levels
 */
export function shapeFeatures(
  place: MapPlace,
  { itemGeojsonType, geojson }: ItemGeojson,
  level: string | null,
  state: ShapeState,
): ShapeFeature[] {
  const isSelected = state === 'selected';
  const look = lookOf(itemGeojsonType, state);
  const value = geojson as unknown as Feature | FeatureCollection;
  const features = value.type === 'FeatureCollection' ? value.features : [value];
  return features
    .filter((feature) => feature.geometry && (!level || !levelOf(feature) || levelOf(feature) === level))
    .map((feature) => {
      const own = (feature.properties ?? {}) as Record<string, string | number | undefined>;
      const lineColor = place.item.details?.geojsonLineColor ?? place.item.details?.lineColor;
      return {
        type: 'Feature',
        geometry: feature.geometry,
        properties: {
          nanoId: place.item.nanoId,
          fillColor: String(own.fillColor ?? look.fillColor),
          fillOpacity: Number((isSelected ? own.selectedFillOpacity : own.fillOpacity) ?? look.fillOpacity),
          fillOutlineColor: String(own.fillOutlineColor ?? own.fillColor ?? look.fillOutlineColor),
          lineColor: String(own.lineColor ?? lineColor ?? look.lineColor),
          lineWidth: Number(own.lineWidth ?? look.lineWidth),
          lineOpacity: Number(own.lineOpacity ?? look.lineOpacity),
          mainTitleLabel: String(
            own.mainTitleLabel ?? (itemGeojsonType === 120 || itemGeojsonType === 200 ? (own.name ?? '') : ''),
          ),
          subTitleLabel: String(own.subTitleLabel ?? ''),
          labelColor: String(own.labelColor ?? ''),
        },
      };
    });
}
