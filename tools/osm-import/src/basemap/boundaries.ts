import { assemble } from '../geometry/polygons.ts';
import { centroid, ringArea } from '../geometry/measure.ts';
import { positionsOf, type OsmData, type OsmWay } from '../shared/osm-data.ts';
import { line, names, point, type BaseFeature } from './base-feature.ts';

/** First zoom by admin_level; the schema has 2 and 4, municipalities are added. */
const zooms: Record<number, number> = { 2: 0, 4: 7, 6: 10, 8: 11 };

/**
 * Borders, each segment once at its most important level, and the names of countries and states that are complete.
 */
export function boundaryFeatures(data: OsmData, ways: ReadonlyMap<number, OsmWay>): BaseFeature[] {
  const levels = new Map<number, number>();
  const labels: BaseFeature[] = [];
  for (const relation of data.relations) {
    const { tags } = relation;
    const level = Number(tags.admin_level);
    if (tags.boundary !== 'administrative' || zooms[level] === undefined) continue;
    for (const { type, ref } of relation.members)
      if (type === 'way') levels.set(ref, Math.min(level, levels.get(ref) ?? level));
    if (level > 4 || !tags.name) continue;
    const { polygons, complete } = assemble(relation, ways, data.nodes);
    if (!complete) continue;
    const largest = polygons.toSorted((a, b) => ringArea(b[0]!) - ringArea(a[0]!))[0]!;
    labels.push({
      layer: 'boundary_labels',
      minZoom: level,
      properties: { admin_level: level, ...names(tags) },
      geometry: point(centroid(largest[0]!)),
    });
  }
  const lines = [...levels].flatMap(([id, level]): BaseFeature[] => {
    const way = ways.get(id);
    const positions = way ? positionsOf(way, data.nodes) : [];
    if (positions.length < 2) return [];
    return [
      {
        layer: 'boundaries',
        minZoom: zooms[level]!,
        properties: {
          admin_level: level,
          maritime: way!.tags.maritime === 'yes',
          disputed: way!.tags.disputed === 'yes',
        },
        geometry: line(positions),
      },
    ];
  });
  return [...lines, ...labels];
}
