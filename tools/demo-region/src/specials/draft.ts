import { branchConfigs } from '@umkreis/branches/registry.ts';
import { category } from '@umkreis/taxonomy/categories.ts';
import type { MainCategoryName } from '@umkreis/taxonomy/main-categories.ts';
import { branchTag, tagFor } from '@umkreis/taxonomy/tags.ts';
import type { OwnedItem } from '@umkreis/osm-import/region/model.ts';
import type { Shape } from '@umkreis/osm-import/region/model.ts';
import { box, placed } from '../valley/houses.ts';
import { toLonLat, type Point } from '../shared/terrain.ts';

export interface DraftInput {
  owner: number;
  ref: string;
  title: string;
  at: Point;
  category: readonly [MainCategoryName, string];
  details?: Record<string, string>;
  tags?: readonly (readonly [key: string, value: string])[];
  /** Values of the branch's own tag key. */
  own?: readonly string[];
  city?: string;
  shapes?: Shape[];
  hall?: string;
  type?: OwnedItem['type'];
}

/** Units of the keys that need one. */
const units: Record<string, string> = {
  parkingMaxParkingTime: 'h',
  chargingMaxParkingTime: 'h',
  height: 'm',
  elevation: 'm',
  activityWayLength: 'km',
};

/** An item of a branch that a street map would not contain. */
export function draft({
  owner,
  ref,
  title,
  at,
  category: [main, sub],
  details = {},
  tags = [],
  own = [],
  city = 'Aubach',
  shapes = [],
  hall,
  type = 'place',
}: DraftInput): OwnedItem {
  const branch = branchConfigs.find((one) => one.shortId === owner)!;
  return {
    owner,
    ref: `demo/${owner}/${ref}`,
    type,
    title,
    position: toLonLat(at),
    categories: [category(main, sub)],
    tags: [
      ...tags.flatMap(([key, value]) => tagFor(key, value) ?? []),
      ...own.map((value) => branchTag(branch.tagKey, value, branch.shortTitle)),
    ],
    details: Object.entries(details).map(([key, value]) =>
      units[key] ? { key, value, unit: units[key] } : { key, value },
    ),
    address: { street: '', housenumber: '', postcode: '', city },
    lines: [],
    polygons: [],
    stops: [],
    shapes,
    ...(hall ? { hall: `demo/${owner}/${hall}` } : {}),
  };
}

type Properties = Record<string, string | number>;

/** A rectangle as a polygon of one of the drawn types. */
export function rectangle(
  type: 100 | 120 | 140,
  at: Point,
  heading: number,
  wide: number,
  deep: number,
  properties: Properties = {},
): Shape {
  return {
    type,
    geojsonType: 2,
    geojson: {
      type: 'Feature',
      properties,
      geometry: { type: 'Polygon', coordinates: [placed(at, heading, box(wide, deep)).map(toLonLat)] },
    },
  };
}

/** Its walls; a fraction of the front stays open. */
export function walls(
  type: 110 | 130 | 160,
  at: Point,
  heading: number,
  wide: number,
  deep: number,
  open = 0.3,
  properties: Properties = {},
): Shape {
  const [w, d] = [wide / 2, deep / 2];
  const gap = (wide * open) / 2;
  const line = placed(at, heading, [
    [-gap, -d],
    [-w, -d],
    [-w, d],
    [w, d],
    [w, -d],
    [gap, -d],
  ]).slice(0, -1);
  return {
    type,
    geojsonType: 3,
    geojson: { type: 'Feature', properties, geometry: { type: 'MultiLineString', coordinates: [line.map(toLonLat)] } },
  };
}

/** A zone with a label. */
export function zone(
  at: Point,
  heading: number,
  wide: number,
  deep: number,
  label: string,
  sub = '',
  more: Properties = {},
): Shape {
  const properties = {
    mainTitleLabel: label,
    subTitleLabel: sub,
    fillColor: '#DDE6F2',
    fillOpacity: 0.6,
    labelColor: '#3D3A45',
    ...more,
  };
  return {
    type: 200,
    geojsonType: 4,
    geojson: {
      type: 'Feature',
      properties,
      geometry: { type: 'Polygon', coordinates: [placed(at, heading, box(wide, deep)).map(toLonLat)] },
    },
  };
}

/** Transforms coordinates of a floor plan to those of the valley. */
export function onPlan(origin: Point, heading: number): (x: number, y: number) => Point {
  const [c, s] = [Math.cos(heading), Math.sin(heading)];
  return (x, y) => [origin[0] + x * c - y * s, origin[1] + x * s + y * c];
}
