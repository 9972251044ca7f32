import type { HoursPlace } from '@umkreis/contract/hours-place.ts';
import type { CategoryRow } from '@umkreis/taxonomy/categories.ts';
import type { TagRow } from '@umkreis/taxonomy/tags.ts';
import type { DetailDraft } from '../categorise/details-of.ts';
import type { Polygon } from '../geometry/polygons.ts';
import type { Position } from '../shared/osm-data.ts';

/** A geometry with its own style: a hall, a booth, walls, zones. */
export interface Shape {
  type: 1 | 100 | 110 | 120 | 130 | 140 | 150 | 160 | 200 | 1000 | 2000;
  geojsonType: 1 | 2 | 3 | 4 | null;
  geojson: object;
}

export interface Address {
  street: string;
  housenumber: string;
  postcode: string;
  city: string;
}

/** An item before it is assigned to an owner. */
export interface ItemDraft {
  /** Stable name within the extract, e.g. node/123 */
  ref: string;
  type: 'place' | 'way' | 'exhibition';
  title: string;
  position: Position;
  categories: CategoryRow[];
  tags: TagRow[];
  details: DetailDraft[];
  address: Address;
  /** Continuous lines of a way */
  lines: Position[][];
  /** Heights above sea level of the points of its lines, m; undefined if unknown */
  heights?: (number | undefined)[][];
  /** Outline of a place that is an area */
  polygons: Polygon[];
  /** Refs of the stops of a line, in order */
  stops: string[];
  /** Wikipedia article, 'de:Schloss Vaduz' */
  wikipedia?: string | undefined;
  /** Wikidata entry, 'Q642116' */
  wikidata?: string | undefined;
  /** Geometries besides the outline */
  shapes?: Shape[];
  /** For a place without a name: the name of a nearby place, otherwise of a street */
  near?: string | null;
  onStreet?: string | null;
  /** Ref of its exhibition hall */
  hall?: string;
}

export interface OwnedItem extends ItemDraft {
  owner: number;
}

export interface LocatedItem extends OwnedItem {
  /** ISO 3166-1 alpha-2, lower case */
  countryCode: string | undefined;
  stateId: string | undefined;
  /** Time zone and holidays if they differ from its branch */
  hoursPlace: HoursPlace | undefined;
}

export interface StreetDraft {
  ref: string;
  title: string;
  city: string;
  position: Position;
  category: CategoryRow;
  lines: Position[][];
}

export interface BuildingDraft {
  ref: string;
  title: string;
  housenumber: string;
  city: string;
  position: Position;
  category: CategoryRow;
  ring: Position[];
}

/** A value that no detail may have, and its object. */
export interface RejectedValue extends DetailDraft {
  ref: string;
}

/** Number of omitted objects, by reason, and omitted values. */
export class Tally {
  readonly counts = new Map<string, number>();
  readonly rejected: RejectedValue[] = [];
  reject(value: RejectedValue) {
    this.rejected.push(value);
  }
  add(reason: string, by = 1) {
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + by);
  }
  /** Most frequent first. */
  entries() {
    return [...this.counts].toSorted((a, b) => b[1] - a[1]);
  }
}
