import type { CategoryRow } from '@umkreis/taxonomy/categories.ts';
import { distance } from '../geometry/measure.ts';
import type { Position } from '../shared/osm-data.ts';
import type { ItemDraft, StreetDraft } from './model.ts';

/** What a place without a name is near. */
export interface Surroundings {
  near: string | null;
  onStreet: string | null;
}

/** Cell size of the index, degrees of latitude */
const CELL = 0.005;
/** Maximum distance between sampled points of a street, m */
const STREET_STEP = 25;
/** Maximum distances of names, m */
const MAX_DISTANCE = {
  adjacentLandmark: 80,
  onStreet: 30,
  landmark: 200,
  place: 60,
  street: 100,
  stop: 200,
  anything: 400,
};

const landmarks = new Set<string>(['Sights', 'Religion', 'Education & Science']);
const landmarkKinds = new Set([
  'Town hall',
  'Railway station',
  'Hospital',
  'Museum',
  'Castle',
  'Fire station',
  'Cable car',
  'Lift station',
  'Sports centre',
  'Cemetery',
]);
/** Street furniture, and objects that move or are known by their operator */
const passedOver = new Set([
  'ATM',
  'Bench',
  'Board',
  'Guidepost',
  'Defibrillator',
  'Building',
  'Parcel locker',
  'Recycling',
  'Parking',
  'Charging station',
  'Wayside cross',
  'Wayside shrine',
  'Plaque',
]);

type Rank = 'landmark' | 'place' | 'stop' | 'remote' | 'street';
interface Name {
  name: string;
  rank: Rank;
  position: Position;
  /** Its category; undefined for a street */
  kind?: string;
}

function rankOf(kind: CategoryRow): Rank | undefined {
  if (passedOver.has(kind.subCategory)) return undefined;
  if (kind.subCategory === 'Bus stop') return 'stop';
  if (landmarks.has(kind.mainCategory) || landmarkKinds.has(kind.subCategory)) return 'landmark';
  if (kind.mainCategory === 'Place' || kind.mainCategory === 'Nature & Landscape') return 'remote';
  return kind.mainCategory === 'Information' ? undefined : 'place';
}

/** No street is straight for longer than this, m: errors of the data would give millions of points. */
const LONGEST_SEGMENT = 20_000;

/** Determines the surroundings of places without a name, from names in the extract. */
export function surroundingsFinder(
  items: readonly ItemDraft[],
  streets: readonly StreetDraft[],
): (item: ItemDraft) => Surroundings {
  const cells = new Map<string, Name[]>();
  const add = (one: Name) => {
    const key = cellOf(one.position).join('/');
    const cell = cells.get(key);
    if (cell) cell.push(one);
    else cells.set(key, [one]);
  };
  for (const { title, position, categories, lines } of items) {
    const rank = title && lines.length === 0 ? rankOf(categories[0]!) : undefined;
    if (rank) add({ name: title, rank, position, kind: categories[0]!.id });
  }
  for (const { title, lines } of streets)
    for (const position of lines.flatMap(pointsAlong)) add({ name: title, rank: 'street', position });

  return ({ position, address, categories }) => {
    const nearest = nearestOf(cells, position, categories[0]!.id);
    const nearestWithin = (rank: Rank, metres: number) => {
      const found = nearest.get(rank);
      return found && found.metres <= metres ? found : undefined;
    };
    const closer = (a: Found | undefined, b: Found | undefined) => (a && b ? (a.metres <= b.metres ? a : b) : (a ?? b));
    const found =
      nearestWithin('landmark', MAX_DISTANCE.adjacentLandmark) ??
      (address.street ? { name: address.street, rank: 'street' as const } : undefined) ??
      nearestWithin('street', MAX_DISTANCE.onStreet) ??
      closer(nearestWithin('place', MAX_DISTANCE.place), nearestWithin('landmark', MAX_DISTANCE.landmark)) ??
      nearestWithin('street', MAX_DISTANCE.street) ??
      nearestWithin('stop', MAX_DISTANCE.stop) ??
      closer(nearestWithin('remote', MAX_DISTANCE.anything), nearestWithin('place', MAX_DISTANCE.anything));
    return found?.rank === 'street'
      ? { near: null, onStreet: found.name }
      : { near: found?.name ?? null, onStreet: null };
  };
}

interface Found {
  name: string;
  rank: Rank;
  metres: number;
}

const cellOf = ([lon, lat]: Position): [x: number, y: number] => [Math.floor(lon / (CELL * 2)), Math.floor(lat / CELL)];

/**
 * The nearest name of each rank in the surrounding cells, except of the same category: no cemetery near a cemetery.
 */
function nearestOf(cells: ReadonlyMap<string, Name[]>, position: Position, own: string): Map<Rank, Found> {
  const nearest = new Map<Rank, Found>();
  const [x, y] = cellOf(position);
  for (const [dx, dy] of around) {
    for (const { name, rank, position: at, kind } of cells.get(`${x + dx}/${y + dy}`) ?? []) {
      if (kind === own) continue;
      const metres = distance(at, position);
      if (metres < (nearest.get(rank)?.metres ?? Infinity)) nearest.set(rank, { name, rank, metres });
    }
  }
  return nearest;
}

const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

function pointsAlong(line: Position[]): Position[] {
  return line.flatMap((point, nr) => {
    const next = line[nr + 1];
    if (!next) return [point];
    const metres = distance(point, next);
    const steps = metres > LONGEST_SEGMENT ? 1 : Math.max(1, Math.ceil(metres / STREET_STEP));
    return Array.from({ length: steps }, (_, step): Position => {
      const share = step / steps;
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
    });
  });
}
