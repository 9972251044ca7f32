import type { FileFeature } from './table-of-features.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Tags of closed ways that are lines nevertheless */
const LINES = ['highway', 'barrier', 'railway', 'route', 'aerialway', 'waterway'];

/**
 * Tagged elements of an Overpass response (`out body`, `out center`, `out geom`), with the ID `node/1`. Ways without
 * geometry get it from the nodes in the response.
 */
export function elementFeatures(elements: readonly Json[]): FileFeature[] {
  const nodes = new Map(elements.flatMap((one) => (one.type === 'node' ? [[one.id, one] as const] : [])));
  return elements.flatMap((element) => {
    const { type, id, tags } = element;
    if (!isObject(tags) || Object.keys(tags).length === 0) return [];
    return [{ id: `${String(type)}/${String(id)}`, geometry: geometryOf(element, tags, nodes), properties: tags }];
  });
}

const pointOf = ({ lat, lon }: Json) => ({ type: 'Point', coordinates: [lon, lat] });

function geometryOf(element: Json, tags: Json, nodes: ReadonlyMap<unknown, Json>): object | null {
  if (element.type === 'node') return pointOf(element);
  if (element.type === 'way') {
    const ids = Array.isArray(element.nodes) ? (element.nodes as unknown[]) : [];
    const ofNodes = ids.flatMap((id): Json[] => [nodes.get(id)].filter((node) => node !== undefined));
    const points = element.geometry ? listOf(element.geometry) : ofNodes;
    const path = points.map(({ lon, lat }) => [lon, lat]);
    if (path.length > 1) return isArea(path, tags) ? { type: 'Polygon', coordinates: [path] } : lineOf(path);
  }
  return centerOf(element);
}

/** The centre of a relation, which `out center` adds, or of its box. */
function centerOf({ center, bounds }: Json): object | null {
  if (isObject(center)) return pointOf(center);
  if (!isObject(bounds)) return null;
  const middle = (a: unknown, b: unknown) => (Number(a) + Number(b)) / 2;
  return pointOf({ lat: middle(bounds.minlat, bounds.maxlat), lon: middle(bounds.minlon, bounds.maxlon) });
}

const lineOf = (coordinates: unknown[]) => ({ type: 'LineString', coordinates });

function isArea(path: readonly (readonly unknown[])[], tags: Json): boolean {
  const isClosed = path.length > 3 && path[0]![0] === path.at(-1)![0] && path[0]![1] === path.at(-1)![1];
  return isClosed && tags.area !== 'no' && (tags.area === 'yes' || !LINES.some((key) => key in tags));
}
