import type { Geometry } from 'geojson';
import { familyOf, geojsonTypeOf, isKindOf, usualKinds } from '@umkreis/contract/geometry-kinds.ts';
import type { GeojsonType } from './type-name.ts';

const kinds = Object.keys(geojsonTypeOf).map(Number) as GeojsonType[];

/** The kinds as which a geometry can be drawn. */
export function kindsOf(geometry: Pick<Geometry, 'type'> | null): GeojsonType[] {
  const family = geometry && familyOf(geometry.type);
  return family ? kinds.filter((kind) => isKindOf(kind, family)) : kinds;
}

/** The first of some kinds that the geometry can have, or else the usual one of its family. */
export function fittingKind(
  geometry: Pick<Geometry, 'type'> | null,
  wanted: readonly (GeojsonType | undefined)[],
): GeojsonType {
  const possible = kindsOf(geometry);
  const fitting = wanted.find((kind) => kind !== undefined && possible.includes(kind));
  return fitting ?? usualKinds[familyOf(geometry?.type ?? '') ?? 'area'];
}
