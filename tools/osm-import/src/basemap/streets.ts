import type { Polygon } from '../geometry/polygons.ts';
import { centroid } from '../geometry/measure.ts';
import type { Position, Tags } from '../shared/osm-data.ts';
import { area, line, names, point, type BaseFeature, type Properties } from './base-feature.ts';
import { isBridge, isTunnel } from './water.ts';

/** Kind → first zoom */
const roads: Record<string, number> = {
  motorway: 5,
  trunk: 6,
  primary: 8,
  secondary: 9,
  tertiary: 10,
  unclassified: 12,
  residential: 12,
  living_street: 12,
  busway: 12,
  bus_guideway: 12,
  pedestrian: 12,
  service: 13,
  track: 11,
  footway: 12,
  path: 12,
  steps: 13,
  cycleway: 12,
  bridleway: 12,
};
const rails: Record<string, number> = {
  rail: 8,
  narrow_gauge: 8,
  tram: 10,
  light_rail: 10,
  funicular: 10,
  subway: 10,
  monorail: 10,
};
const aeroways: Record<string, number> = { runway: 11, taxiway: 13 };
const labelZoom: Record<string, number> = { motorway: 10, trunk: 10, primary: 12, secondary: 12, tertiary: 12 };

function kindOf(tags: Tags): { kind: string; minZoom: number; rail: boolean; link: boolean } | undefined {
  const base = tags.highway?.replace(/_link$/, '');
  if (base !== undefined && roads[base] !== undefined)
    return { kind: base, minZoom: roads[base], rail: false, link: tags.highway !== base };
  const rail = rails[tags.railway ?? ''];
  if (rail !== undefined)
    return { kind: tags.railway!, minZoom: tags.service ? Math.max(rail, 12) : rail, rail: true, link: false };
  const aeroway = aeroways[tags.aeroway ?? ''];
  return aeroway === undefined ? undefined : { kind: tags.aeroway!, minZoom: aeroway, rail: false, link: false };
}

export function streetFeatures(tags: Tags, positions: Position[]): BaseFeature[] {
  const street = kindOf(tags);
  if (!street) return [];
  const { kind, minZoom, rail, link } = street;
  const properties: Properties = {
    kind,
    rail,
    link,
    tunnel: isTunnel(tags),
    bridge: isBridge(tags),
    oneway: tags.oneway === 'yes' || tags.oneway === '1',
    oneway_reverse: tags.oneway === '-1',
  };
  for (const key of ['tracktype', 'surface', 'service', 'bicycle', 'horse']) if (tags[key]) properties[key] = tags[key];
  return [{ layer: 'streets', minZoom, properties, geometry: line(positions) }];
}

export function streetAreaFeatures(tags: Tags, polygons: Polygon[]): BaseFeature[] {
  if (tags.man_made === 'bridge')
    return [{ layer: 'bridges', minZoom: 12, properties: { kind: 'bridge' }, geometry: area(polygons) }];
  const kind = tags.highway ?? (tags.aeroway === 'apron' || tags.aeroway === 'runway' ? tags.aeroway : undefined);
  if (!kind) return [];
  const features: BaseFeature[] = [
    {
      layer: 'street_polygons',
      minZoom: 13,
      properties: {
        kind,
        rail: false,
        tunnel: isTunnel(tags),
        bridge: isBridge(tags),
        service: tags.service ?? '',
        surface: tags.surface ?? '',
      },
      geometry: area(polygons),
    },
  ];
  if (tags.name)
    features.push({
      layer: 'streets_polygons_labels',
      minZoom: 14,
      properties: { kind, ...names(tags) },
      geometry: point(centroid(polygons[0]![0]!)),
    });
  return features;
}

/** Names and numbers of a street, with its pieces joined. */
export function streetLabel(tags: Tags, positions: Position[]): BaseFeature {
  const kind = tags.highway!.replace(/_link$/, '');
  const ref = tags.ref ?? '';
  return {
    layer: 'street_labels',
    minZoom: labelZoom[kind] ?? 14,
    properties: {
      kind,
      tunnel: isTunnel(tags),
      ...names(tags),
      ref,
      ref_rows: ref ? ref.split(';').length : 0,
      ref_cols: Math.max(0, ...ref.split(';').map((part) => part.length)),
    },
    geometry: line(positions),
  };
}
