import { isOnFoot, wayFacts } from '@umkreis/places/walks/way-facts.ts';
import type { DetailDraft } from '../categorise/details-of.ts';
import { distance } from '../geometry/measure.ts';
import type { OsmNode, Position } from '../shared/osm-data.ts';
import type { ItemDraft } from './model.ts';
import type { LocationOf } from './location.ts';

/** Maximum distance of objects along a route, m */
const MAX_DISTANCE = 35;
/** Cell size of the index, degrees of latitude */
const CELL = 0.005;
/** Categories of way-points for walkers */
const wayPointKinds = new Set([
  'Guidepost',
  'Peak',
  'Saddle',
  'Viewpoint',
  'Spring',
  'Alpine hut',
  'Wilderness hut',
  'Mountain restaurant',
  'Locality',
  'Castle',
  'Ruins',
  'Chapel',
  'Waterfall',
  'Railway station',
  'Cable car',
]);

interface IndexedNode {
  position: Position;
  height?: number;
  item?: ItemDraft;
}

/**
 * Adds data of the extract along routes: heights of nodes (`ele`) and way-points of walking routes.
 * @param nodes nodes with tags
 */
export function alongRoutes(
  routes: readonly ItemDraft[],
  places: readonly ItemDraft[],
  nodes: readonly OsmNode[],
): ItemDraft[] {
  const heights = new Index(
    nodes.flatMap(({ position, tags }) => {
      const height = heightOf(tags.ele);
      return height === undefined ? [] : [{ position, height }];
    }),
  );
  const wayPoints = new Index(
    places
      .filter(({ title, categories }) => title && wayPointKinds.has(categories[0]!.subCategory))
      .map((item) => ({ position: item.position, item })),
  );
  return routes.map((route) => {
    if (route.categories[0]!.mainCategory !== 'Activities') return route;
    const measured = route.lines.map((line) => measure(line, heights));
    return {
      ...route,
      lines: measured.map(({ line }) => line),
      ...(measured.some(({ heights: known }) => known.some((one) => one !== undefined)) && {
        heights: measured.map(({ heights: known }) => known),
      }),
      ...(isOnFoot(route.categories) && { stops: stopsAlong(route.lines, wayPoints) }),
    };
  });
}

/** Adds climbs and times of routes computed from heights, if their details lack them. */
export function withWayFacts(routes: readonly ItemDraft[], locationOf: LocationOf): ItemDraft[] {
  return routes.map((route) => {
    if (route.categories[0]!.mainCategory !== 'Activities' || route.lines.length === 0) return route;
    const { up, down, hours } = wayFacts({
      details: route.details.map(({ key, value, unit = null }) => ({
        dataKeyName: key,
        dataValue: value,
        dataValueUnit: unit,
      })),
      lines: route.lines.map((line, nr) =>
        line.map((position, at) => {
          const height = route.heights?.[nr]?.[at];
          return height === undefined ? position : [...position, height];
        }),
      ),
      isOnFoot: isOnFoot(route.categories),
      countryCode: locationOf(route.position).countryCode,
    });
    const found: [key: string, value: number | undefined, unit: string][] = [
      ['activityWayAscent', up && Math.round(up), 'hm'],
      ['activityWayDescent', down && Math.round(down), 'hm'],
      ['activityWayWalkingDuration', hours && Math.round(hours * 100) / 100, 'h'],
    ];
    // An implausible time is that of a longer way, of which the extract contains only a part.
    const plausibleDetails = route.details.filter(
      ({ key }) => key !== 'activityWayWalkingDuration' || hours !== undefined,
    );
    const known = new Set(plausibleDetails.map(({ key }) => key));
    const added = found.flatMap(([key, value, unit]): DetailDraft[] =>
      value === undefined || known.has(key) ? [] : [{ key, value: String(value), unit }],
    );
    return { ...route, details: [...plausibleDetails, ...added] };
  });
}

function heightOf(text: string | undefined): number | undefined {
  const found = /^\s*(-?\d+(?:[.,]\d+)?)\s*m?\s*$/.exec(text ?? '');
  return found ? Number(found[1]!.replace(',', '.')) : undefined;
}

/** Finds nodes near a position. */
class Index {
  readonly #cells = new Map<string, IndexedNode[]>();

  constructor(all: readonly IndexedNode[]) {
    for (const one of all) {
      const key = cellOf(one.position).join('/');
      const cell = this.#cells.get(key);
      if (cell) cell.push(one);
      else this.#cells.set(key, [one]);
    }
  }

  /** Nodes in the cells that a segment touches. */
  around(a: Position, b: Position): IndexedNode[] {
    const [ax, ay] = cellOf(a);
    const [bx, by] = cellOf(b);
    const found: IndexedNode[] = [];
    for (let x = Math.min(ax, bx) - 1; x <= Math.max(ax, bx) + 1; x++)
      for (let y = Math.min(ay, by) - 1; y <= Math.max(ay, by) + 1; y++)
        found.push(...(this.#cells.get(`${x}/${y}`) ?? []));
    return found;
  }
}

const cellOf = ([lon, lat]: Position): [number, number] => [Math.floor(lon / (2 * CELL)), Math.floor(lat / CELL)];

/** The nearest position on a segment, 0–1, and the distance to it, m. */
function nearestOn(point: Position, a: Position, b: Position): { share: number; off: number } {
  const scale = Math.cos((a[1] * Math.PI) / 180);
  const [dx, dy] = [(b[0] - a[0]) * scale, b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along = (point[0] - a[0]) * scale * dx + (point[1] - a[1]) * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, along / length));
  return { share, off: distance(point, [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]) };
}

/** A line with known heights; each is assigned to its nearest point, which is inserted if necessary. */
function measure(line: readonly Position[], index: Index): { line: Position[]; heights: (number | undefined)[] } {
  const best = new Map<IndexedNode, { at: number; share: number; off: number }>();
  for (let at = 0; at + 1 < line.length; at++) {
    const [a, b] = [line[at]!, line[at + 1]!];
    for (const known of index.around(a, b)) {
      const { share, off } = nearestOn(known.position, a, b);
      if (off <= MAX_DISTANCE && off < (best.get(known)?.off ?? Infinity)) best.set(known, { at, share, off });
    }
  }
  const marks = [...best].map(([known, where]) => ({ ...where, height: known.height! }));
  const points = line.map((position, at): { position: Position; height: number | undefined } => ({
    position,
    height: marks.find((mark) => mark.at + mark.share === at)?.height,
  }));
  const between = Map.groupBy(
    marks.filter(({ share }) => share > 0 && share < 1),
    ({ at }) => at,
  );
  const all = points.flatMap((point, at) => {
    const next = line[at + 1];
    const inserted = (between.get(at) ?? [])
      .toSorted((a, b) => a.share - b.share)
      .map(({ share, height }) => ({ position: partOf(point.position, next!, share), height }));
    return [point, ...inserted];
  });
  return { line: all.map(({ position }) => position), heights: all.map(({ height }) => height) };
}

const partOf = (a: Position, b: Position, share: number): Position => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Places along the lines in walking order; places with the same name and position count once. */
function stopsAlong(lines: readonly Position[][], index: Index): string[] {
  const found = new Map<string, { ref: string; along: number; off: number }>();
  let before = 0;
  for (const line of lines) {
    for (let at = 0; at + 1 < line.length; at++) {
      const [a, b] = [line[at]!, line[at + 1]!];
      const metres = distance(a, b);
      for (const { position, item } of index.around(a, b)) {
        const { share, off } = nearestOn(position, a, b);
        const known = found.get(item!.title);
        if (off <= MAX_DISTANCE && off < (known?.off ?? Infinity))
          found.set(item!.title, { ref: item!.ref, along: before + metres * share, off });
      }
      before += metres;
    }
  }
  return [...found.values()].toSorted((a, b) => a.along - b.along).map(({ ref }) => ref);
}
