import type { PlaceTable } from '@umkreis/contract/place-file.ts';
import { buildTable } from './build-table.ts';
import { flatProperties } from './flat-properties.ts';
import { elementFeatures } from './overpass-elements.ts';
import { parseJson } from './parse-json.ts';
import { PlaceFileError } from './place-file-error.ts';
import { tableOfFeatures, type FileFeature } from './table-of-features.ts';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/**
 * Reads GeoJSON of any shape, uMap, Overpass and GoGoCarto JSON, and lists of objects.
 * @throws PlaceFileError for other JSON, for no places, or too many
 */
export function readJson(text: string): PlaceTable {
  const file = parseJson(text);
  if (Array.isArray(file)) return tableOfList(file);
  if (!isObject(file)) throw new PlaceFileError('unknown');
  if (file.type === 'Topology') throw new PlaceFileError('topojson');
  if (file.type === 'umap' || Array.isArray(file.layers)) return tableOfFeatures('umap', layerFeatures(file));
  if (Array.isArray(file.elements)) return tableOfFeatures('overpass', elementFeatures(objects(file.elements)));
  if (Array.isArray(file.data)) return tableOfFeatures('gogocarto', objects(file.data).map(gogocartoFeature));
  if (typeof file.type === 'string' && file.type !== '') return tableOfFeatures('geojson', geojsonFeatures(file));
  const list = listIn(file, MOST_WRAPPED);
  if (list) return tableOfList(list);
  throw new PlaceFileError('unknown');
}

/** Objects around a list, as interfaces on the web answer */
const MOST_WRAPPED = 3;

/** The first list of objects in an object. */
function listIn(file: Json, depth: number): Json[] | undefined {
  const lists = Object.values(file).map(objects);
  const list = lists.find(({ length }) => length > 0);
  if (list || depth === 0) return list;
  for (const value of Object.values(file)) {
    const inner = isObject(value) && listIn(value, depth - 1);
    if (inner) return inner;
  }
  return undefined;
}

/** A list of features, or of objects without geometry. */
function tableOfList(list: readonly unknown[]): PlaceTable {
  const items = objects(list);
  if (
    items.some(
      (one) =>
        one.type === 'Feature' || isObject(one.geometry) || (typeof one.type === 'string' && 'coordinates' in one),
    )
  )
    return tableOfFeatures('geojson', items.flatMap(geojsonFeatures));
  return buildTable(
    'json',
    items.map((one, index) => ({ number: index + 1, values: flatProperties(one) })),
  );
}

/** Names of WGS 84, ETRS89, LV95 and LV03 in `crs`, as of old GeoJSON */
const READABLE = /CRS84|EPSG:+(?:4326|4979|4258|2056|21781)\b/i;

/** @throws PlaceFileError for coordinates in another projection */
function geojsonFeatures(file: Json): FileFeature[] {
  const crs = isObject(file.crs) && isObject(file.crs.properties) ? file.crs.properties.name : undefined;
  if (typeof crs === 'string' && !READABLE.test(crs)) throw new PlaceFileError('other-projection');
  if (file.type === 'FeatureCollection') return objects(file.features).map(featureOf);
  if (file.type === 'Feature') return [featureOf(file)];
  return [{ geometry: file, properties: {} }];
}

/** Features that are damaged have no geometry: their rows are reported. */
const featureOf = ({ id, geometry, properties }: Json): FileFeature => ({ id, geometry, properties });

/** How uMap draws a layer or a feature, and the layer's name */
const UMAP_OPTIONS = '_umap_options';

function layerFeatures(file: Json): FileFeature[] {
  return objects(file.layers).flatMap((layer) => {
    const options = layer[UMAP_OPTIONS] ?? layer.properties;
    const name = isObject(options) && typeof options.name === 'string' ? options.name : undefined;
    return objects(layer.features).map((feature) => {
      const { id, geometry, properties } = featureOf(feature);
      const { [UMAP_OPTIONS]: _style, ...own } = isObject(properties) ? properties : {};
      return { id, geometry, properties: own, layer: name };
    });
  });
}

function gogocartoFeature({ id, geo, ...properties }: Json): FileFeature {
  const { latitude, longitude } = isObject(geo) ? geo : {};
  return { id, geometry: { type: 'Point', coordinates: [longitude, latitude] }, properties };
}
