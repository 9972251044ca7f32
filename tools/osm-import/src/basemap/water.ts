import { centroid, ringArea } from '../geometry/measure.ts';
import type { Polygon } from '../geometry/polygons.ts';
import type { Position, Tags } from '../shared/osm-data.ts';
import { area, line, names, point, type BaseFeature } from './base-feature.ts';

const lineKinds: Record<string, number> = { river: 9, canal: 9, stream: 13, ditch: 14, drain: 14 };

function waterKind(tags: Tags): string | undefined {
  if (tags.natural === 'glacier') return 'glacier';
  if (tags.natural === 'water') return tags.water === 'river' || tags.water === 'canal' ? tags.water : 'water';
  if (tags.waterway === 'riverbank') return 'river';
  if (tags.waterway === 'dock') return 'dock';
  if (tags.landuse === 'reservoir' || tags.landuse === 'basin') return tags.landuse;
  if (tags.leisure === 'swimming_pool') return 'swimming_pool';
  return undefined;
}

const areaOf = (polygons: Polygon[]) => Math.round(polygons.reduce((sum, polygon) => sum + ringArea(polygon[0]!), 0));

export function waterAreaFeatures(tags: Tags, polygons: Polygon[]): BaseFeature[] {
  if (tags.waterway === 'dam')
    return [{ layer: 'dam_polygons', minZoom: 12, properties: { kind: 'dam' }, geometry: area(polygons) }];
  if (tags.man_made && ['pier', 'breakwater', 'groyne'].includes(tags.man_made))
    return [{ layer: 'pier_polygons', minZoom: 12, properties: { kind: tags.man_made }, geometry: area(polygons) }];
  const kind = waterKind(tags);
  if (!kind) return [];
  const size = areaOf(polygons);
  const minZoom = kind === 'swimming_pool' ? 14 : size > 1e6 ? 4 : size > 1e5 ? 8 : 11;
  const features: BaseFeature[] = [
    { layer: 'water_polygons', minZoom, properties: { kind, way_area: size }, geometry: area(polygons) },
  ];
  if (tags.name)
    features.push({
      layer: 'water_polygons_labels',
      minZoom: size > 1e5 ? 11 : 13,
      properties: { kind, way_area: size, ...names(tags) },
      geometry: point(centroid(polygons[0]![0]!)),
    });
  return features;
}

export function waterLineFeatures(tags: Tags, positions: Position[]): BaseFeature[] {
  if (tags.waterway === 'dam')
    return [{ layer: 'dam_lines', minZoom: 12, properties: { kind: 'dam' }, geometry: line(positions) }];
  if (tags.man_made && ['pier', 'breakwater', 'groyne'].includes(tags.man_made))
    return [{ layer: 'pier_lines', minZoom: 12, properties: { kind: tags.man_made }, geometry: line(positions) }];
  const minZoom = lineKinds[tags.waterway ?? ''];
  if (minZoom === undefined) return [];
  const properties = { kind: tags.waterway!, tunnel: isTunnel(tags), bridge: isBridge(tags) };
  return [{ layer: 'water_lines', minZoom, properties, geometry: line(positions) }];
}

export const isTunnel = (tags: Tags) => (tags.tunnel !== undefined && tags.tunnel !== 'no') || tags.covered === 'yes';
export const isBridge = (tags: Tags) => tags.bridge !== undefined && tags.bridge !== 'no';
