import { joinLines } from '../geometry/join-lines.ts';
import { lineLength } from '../geometry/measure.ts';
import { assemble, oriented, ringOf, type Polygon } from '../geometry/polygons.ts';
import { positionsOf, type OsmData, type OsmWay, type Tags } from '../shared/osm-data.ts';
import { line, names, type BaseFeature } from './base-feature.ts';
import { boundaryFeatures } from './boundaries.ts';
import { addressFeatures, buildingFeatures } from './buildings.ts';
import { landFeatures } from './land.ts';
import { carrierFeatures, pointFeatures } from './points.ts';
import { streetAreaFeatures, streetFeatures, streetLabel } from './streets.ts';
import { waterAreaFeatures, waterLineFeatures } from './water.ts';

/** All features of an extract for the basemap. */
export function baseFeatures(data: OsmData): BaseFeature[] {
  const ways = new Map(data.ways.map((way) => [way.id, way]));
  const features: BaseFeature[] = [];
  const add = (found: BaseFeature[]) => {
    for (const feature of found) features.push(feature);
  };
  for (const { tags, position } of data.taggedNodes) {
    add(pointFeatures(tags, position));
    add(addressFeatures(tags, position));
  }
  for (const way of data.ways) if (!isEmpty(way.tags)) add(wayFeatures(way, data));
  for (const relation of data.relations) {
    if (relation.tags.type !== 'multipolygon') continue;
    const { polygons } = assemble(relation, ways, data.nodes);
    if (polygons.length > 0) add(areaFeatures(relation.tags, polygons));
  }
  add(boundaryFeatures(data, ways));
  add(
    labelsOf(
      data,
      (tags) =>
        tags.highway !== undefined && tags.area !== 'yes' && (tags.name !== undefined || tags.ref !== undefined),
      (tags) => `${tags.highway}/${tags.name ?? ''}/${tags.ref ?? ''}/${tags.tunnel ?? ''}`,
      streetLabel,
    ),
  );
  add(
    labelsOf(
      data,
      (tags) =>
        tags.waterway !== undefined && tags.name !== undefined && ['river', 'canal', 'stream'].includes(tags.waterway),
      (tags) => `${tags.waterway}/${tags.name}`,
      (tags, positions) => ({
        layer: 'water_lines_labels',
        minZoom: tags.waterway === 'stream' ? 13 : 9,
        properties: { kind: tags.waterway!, ...names(tags) },
        geometry: line(positions),
      }),
    ),
  );
  return features;
}

const isEmpty = (tags: Tags) => {
  for (const _ in tags) return false;
  return true;
};

/** A closed way is an area unless it is a circular road, wall or stream. */
function wayFeatures(way: OsmWay, data: OsmData): BaseFeature[] {
  const { tags } = way;
  const isArea =
    tags.area === 'yes' ||
    ((tags.highway === undefined || tags.highway === 'rest_area') &&
      tags.railway === undefined &&
      (tags.waterway === undefined || ['riverbank', 'dock', 'dam'].includes(tags.waterway)) &&
      tags.area !== 'no');
  const ring = isArea ? ringOf(way, data.nodes) : undefined;
  if (ring) return areaFeatures(tags, [[oriented(ring, true)]]);
  const positions = positionsOf(way, data.nodes);
  if (positions.length < 2) return [];
  return [
    ...streetFeatures(tags, positions),
    ...waterLineFeatures(tags, positions),
    ...carrierFeatures(tags, positions),
  ];
}

function areaFeatures(tags: Tags, polygons: Polygon[]): BaseFeature[] {
  return [
    ...landFeatures(tags, polygons),
    ...waterAreaFeatures(tags, polygons),
    ...buildingFeatures(tags, polygons),
    ...streetAreaFeatures(tags, polygons),
  ];
}

/** One label line per name: ways with the same name are joined, so that labels have enough space. */
function labelsOf(
  data: OsmData,
  fits: (tags: Tags) => boolean,
  keyOf: (tags: Tags) => string,
  create: (tags: Tags, positions: [number, number][]) => BaseFeature,
): BaseFeature[] {
  const groups = new Map<string, OsmWay[]>();
  for (const way of data.ways) {
    if (!fits(way.tags)) continue;
    const key = keyOf(way.tags);
    const group = groups.get(key);
    if (group) group.push(way);
    else groups.set(key, [way]);
  }
  return [...groups.values()].flatMap((ways) =>
    joinLines(ways)
      .map((refs) => positionsOf({ id: 0, tags: {}, refs }, data.nodes))
      .filter((positions) => positions.length > 1 && lineLength(positions) > 10)
      .map((positions) => create(ways[0]!.tags, positions)),
  );
}
