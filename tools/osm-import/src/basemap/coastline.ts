import { coveredBox, turnedTo } from '../geometry/box-on-circle.ts';
import type { Box } from '../geometry/measure.ts';
import { Area, type Polygon } from '../geometry/polygons.ts';
import { piecesOf, type OsmData, type OsmWay } from '../shared/osm-data.ts';
import { area, type BaseFeature } from './base-feature.ts';
import { seaPolygons } from './sea.ts';

/**
 * Maximum share of an extract's buildings inside the sea (on piers, or because of imprecise lines) for it to be
 * drawn
 */
const MOST_DROWNED = 0.1;
const SAMPLES = 2000;

/**
 * @property sea drawn; incomplete: not drawn, because gaps in the coastline would flood buildings; none: no
 * coastline
 */
export interface Coast {
  features: BaseFeature[];
  sea: 'drawn' | 'incomplete' | 'none';
}

/** The sea of an extract, in the schema's layer for it. */
export function coastOf(data: OsmData): Coast {
  const ways = data.ways.filter(({ tags }) => tags.natural === 'coastline');
  if (ways.length === 0) return { features: [], sea: 'none' };
  const box = coveredBox(data);
  const seas = seaPolygons(
    joinForward(ways)
      .flatMap((refs) => piecesOf(refs, data.nodes))
      .map((line) => line.map((position) => turnedTo(box, position))),
    box,
  );
  if (seas.length === 0) return { features: [], sea: 'none' };
  if (shareDrowned(data, seas, box) > MOST_DROWNED) return { features: [], sea: 'incomplete' };
  return { features: [{ layer: 'ocean', minZoom: 0, properties: {}, geometry: area(seas) }], sea: 'drawn' };
}

/**
 * Joins ways end to start without reversing them, because coastlines have a direction. @returns node ids of each
 * line
 */
function joinForward(ways: readonly OsmWay[]): number[][] {
  const byStart = new Map(ways.map((way) => [way.refs[0]!, way]));
  const ends = new Set(ways.map((way) => way.refs.at(-1)!));
  const unused = new Set(ways);
  const follow = (first: OsmWay) => {
    const refs: number[] = [first.refs[0]!];
    for (let way: OsmWay | undefined = first; way && unused.has(way); way = byStart.get(refs.at(-1)!)) {
      unused.delete(way);
      refs.push(...way.refs.slice(1));
    }
    return refs;
  };
  const open = ways.filter((way) => !ends.has(way.refs[0]!)).map(follow);
  const closed = ways.filter((way) => unused.has(way)).flatMap((way) => (unused.has(way) ? [follow(way)] : []));
  return [...open, ...closed];
}

function shareDrowned(data: OsmData, seas: readonly Polygon[], box: Box): number {
  const buildings = data.ways.filter(({ tags }) => tags.building !== undefined && tags.building !== 'no');
  const step = Math.max(1, Math.floor(buildings.length / SAMPLES));
  const positions = buildings
    .filter((_, at) => at % step === 0)
    .map(({ refs }) => data.nodes.get(refs[0]!))
    .filter((position) => position !== undefined)
    .map((position) => turnedTo(box, position))
    .filter(([x, y]) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]);
  if (positions.length === 0) return 0;
  const sea = new Area(seas);
  return positions.filter((position) => sea.has(position)).length / positions.length;
}
