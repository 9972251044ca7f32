import type { PlaceFileFormat, PlaceTable } from '@umkreis/contract/place-file.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import { buildTable, type NamedRow } from './build-table.ts';
import { cleanGeometry } from './clean-geometry.ts';
import { flatProperties } from './flat-properties.ts';
import { shapePosition } from './shape-position.ts';

/** A feature of any format. */
export interface FileFeature {
  id?: unknown;
  geometry: unknown;
  properties: unknown;
  /** Layer or folder that contains it */
  layer?: string;
}

const ID = 'id';
const LAYER = 'layer';

/**
 * A table of features. Several points of one feature become a row each.
 * @throws PlaceFileError for no features, or too many
 */
export const tableOfFeatures = (format: PlaceFileFormat, features: readonly FileFeature[]): PlaceTable =>
  buildTable(
    format,
    withDistinctIds(features).flatMap((feature, index) => rowsOf(feature, index + 1)),
  );

type KeyedFeature = Omit<FileFeature, 'id'> & { key: string };

/** Features whose IDs are texts; a text and a number with the same digits are two IDs. */
function withDistinctIds(features: readonly FileFeature[]): KeyedFeature[] {
  const types = new Map<string, string>();
  return features.map(({ id, ...feature }) => {
    const key = typeof id === 'number' || typeof id === 'string' ? String(id).trim() : '';
    const type = types.get(key) ?? typeof id;
    types.set(key, type);
    return { ...feature, key: key && type !== typeof id ? `${key} (${typeof id})` : key };
  });
}

function rowsOf({ key, geometry, properties, layer }: KeyedFeature, number: number): NamedRow[] {
  const values = flatProperties(properties);
  if (key) values.set(ID, key);
  if (layer && !values.has(LAYER)) values.set(LAYER, layer);
  const cleaned = cleanGeometry(geometry);
  if ('fault' in cleaned) return [{ number, values, fault: cleaned.fault }];
  const { geometry: shape, points } = cleaned;
  const positions = points.map(([lon, lat]): LngLat => [lon, lat]);
  if (shape) return [{ number, values, position: positions[0] ?? shapePosition(shape), geometry: shape }];
  return positions.map((position, index) => ({
    number,
    values: index > 0 && values.has(ID) ? new Map(values).set(ID, `${values.get(ID)} (${index + 1})`) : values,
    position,
  }));
}
