import type { LayerSpecification, SourceSpecification, StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import type { MultiPolygon, Polygon } from 'geojson';
import type { Palette } from '@umkreis/map-style/palette.ts';

/** Between these zooms the sea fades out, since the coarse coast would be wrong at higher ones. */
export const SEA_ZOOMS = { full: 4, none: 5.5 } as const;

export interface World {
  land: MultiPolygon;
  /** [west, south, east, north] of the basemap's data; null: there is none, or it isn't loaded yet */
  detailed: readonly number[] | null;
}

/**
 * A basemap's style with the world's land and seas below its layers. Within the bounds of its data the basemap alone
 * draws the coast.
 */
export function withWorld(
  style: StyleSpecification,
  { land, detailed }: World,
  colors: Pick<Palette, 'land' | 'water'>,
): StyleSpecification {
  const background = style.layers.findIndex(({ type }) => type === 'background') + 1;
  const areas = { 'world-land': land, ...(detailed && { 'world-detailed': box(detailed) }) };
  return {
    ...style,
    sources: {
      ...style.sources,
      ...Object.fromEntries(
        Object.entries(areas).map(([id, data]): [string, SourceSpecification] => [
          id,
          { type: 'geojson', data, maxzoom: Math.ceil(SEA_ZOOMS.none), tolerance: 0.2 },
        ]),
      ),
    },
    layers: [
      ...style.layers.slice(0, background),
      seaLayer(colors.water),
      ...Object.keys(areas).map((id): LayerSpecification => ({
        id,
        type: 'fill',
        source: id,
        maxzoom: SEA_ZOOMS.none,
        paint: { 'fill-color': colors.land },
      })),
      ...style.layers.slice(background).map(hiddenWhereSeaIs),
    ],
  };
}

const seaLayer = (color: string): LayerSpecification => ({
  id: 'world-sea',
  type: 'background',
  maxzoom: SEA_ZOOMS.none,
  paint: {
    'background-color': color,
    'background-opacity': ['interpolate', ['linear'], ['zoom'], SEA_ZOOMS.full, 1, SEA_ZOOMS.none, 0],
  },
});

/** The end of an extract is drawn in the colour of land, also where it is surrounded by sea. */
const hiddenWhereSeaIs = (layer: LayerSpecification): LayerSpecification =>
  layer.id.startsWith('extract-') ? { ...layer, minzoom: SEA_ZOOMS.none } : layer;

const box = ([west, south, east, north]: readonly number[]): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west!, south!],
      [east!, south!],
      [east!, north!],
      [west!, north!],
      [west!, south!],
    ],
  ],
});
