import { distance } from '../geometry/measure.ts';
import type { OsmData, Position, Tags } from '../shared/osm-data.ts';
import { municipalityFinder, type AdminArea } from './admin-areas.ts';

/** Town of a position. @param tags of the object, which may name its town */
export type TownOf = (position: Position, tags?: Tags) => string | undefined;

interface Named {
  name: string;
  position: Position;
}
interface Settlement extends Named {
  /** Typical extent of its streets, m */
  extent: number;
}

const towns: Record<string, number> = { city: 12_000, town: 6000, municipality: 6000, village: 3000 };
const parts: Record<string, number> = { borough: 3000, suburb: 2000, hamlet: 1000, neighbourhood: 800, locality: 800 };
/** Nothing further away than this multiple of its extent belongs to a settlement. */
const FARTHEST = 4;
/** A house number within this distance is in the same town, m. */
const MAX_ADDRESS_DISTANCE = 400;
/** A town named by an address within this distance is better than none, m. */
const SAME_REGION = 20_000;
/** Cell size of the index of addresses, degrees; wider than MAX_ADDRESS_DISTANCE up to the 80th parallel */
const CELL = 0.02;

/**
 * Finds the town: the municipality around a position, otherwise that of the object's or an adjacent address,
 * otherwise the nearest settlement in range.
 */
export function townFinder(data: OsmData, areas: readonly AdminArea[]): TownOf {
  const municipality = municipalityFinder(areas);
  const addresses = addressCities(data);
  const index = Map.groupBy(addresses, ({ position }) => cellOf(position));
  const far = [...index.values()].flatMap((cell) => [...new Map(cell.map((one) => [one.name, one])).values()]);
  const [large, small] = [settlements(data, towns), settlements(data, parts)];
  return (position, tags = {}) =>
    municipality(position) ??
    tags['is_in:city'] ??
    tags['is_in:town'] ??
    tags['is_in:village'] ??
    tags['addr:city'] ??
    nearest(around(index, position), position, MAX_ADDRESS_DISTANCE)?.name ??
    (tags.is_in?.split(/[,;]/)[0]?.trim() || undefined) ??
    reaching(large, position, 1) ??
    reaching(small, position, 1) ??
    reaching(large, position, FARTHEST) ??
    reaching(small, position, FARTHEST) ??
    nearest(far, position, SAME_REGION)?.name;
}

const cellOf = ([lon, lat]: Position) => `${Math.floor(lon / CELL)}/${Math.floor(lat / CELL)}`;

function around(index: ReadonlyMap<string, Named[]>, [lon, lat]: Position): Named[] {
  const steps = [-CELL, 0, CELL];
  return steps.flatMap((dx) => steps.flatMap((dy) => index.get(cellOf([lon + dx, lat + dy])) ?? []));
}

function nearest(among: readonly Named[], position: Position, maxDistance: number): Named | undefined {
  let [best, metres]: [Named | undefined, number] = [undefined, maxDistance];
  for (const one of among) {
    const candidateMetres = distance(one.position, position);
    if (candidateMetres <= metres) [best, metres] = [one, candidateMetres];
  }
  return best;
}

function reaching(among: readonly Settlement[], position: Position, most: number): string | undefined {
  let [best, share]: [string | undefined, number] = [undefined, most];
  for (const { name, position: at, extent } of among) {
    const own = distance(at, position) / extent;
    if (own <= share) [best, share] = [name, own];
  }
  return best;
}

/** Nodes and areas with a name and other relevant tags. */
function* withPosition({ taggedNodes, ways, nodes }: OsmData): Generator<{ tags: Tags; position: Position }> {
  yield* taggedNodes;
  for (const { tags, refs } of ways) {
    const position = tags['addr:city'] || tags.place ? nodes.get(refs[0] ?? 0) : undefined;
    if (position) yield { tags, position };
  }
}

function addressCities(data: OsmData): Named[] {
  return [...withPosition(data)].flatMap(({ tags, position }) =>
    tags['addr:city'] ? [{ name: tags['addr:city'], position }] : [],
  );
}

function settlements(data: OsmData, kinds: Record<string, number>): Settlement[] {
  return [...withPosition(data)].flatMap(({ tags, position }) => {
    const extent = kinds[tags.place ?? ''];
    return extent && tags.name ? [{ name: tags.name, position, extent: extent }] : [];
  });
}
