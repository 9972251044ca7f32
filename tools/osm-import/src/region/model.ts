import type { HoursPlace } from '@umkreis/contract/hours-place.ts';
import type { CategoryRow } from '@umkreis/taxonomy/categories.ts';
import type { TagRow } from '@umkreis/taxonomy/tags.ts';
import type { DetailDraft } from '../categorise/details-of.ts';
import type { Polygon } from '../geometry/polygons.ts';
import type { Position } from '../ground/osm-data.ts';

/** A geometry with a drawing of its own: a hall, a booth, walls, zones. */
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

/** An item before it has an owner. */
export interface ItemDraft {
  /** Stable name within the extract, e.g. node/123. */
  ref: string;
  type: 'place' | 'way' | 'exhibition';
  title: string;
  position: Position;
  categories: CategoryRow[];
  tags: TagRow[];
  details: DetailDraft[];
  address: Address;
  /** Continuous lines of a way. */
  lines: Position[][];
  /** Heights above sea of the points of its lines, m; undefined where they are not known. */
  heights?: (number | undefined)[][];
  /** Outline of a place that is an area. */
  polygons: Polygon[];
  /** Refs of the stops of a line, in order. */
  stops: string[];
  /** Article on it elsewhere, 'de:Schloss Vaduz'. */
  wikipedia?: string | undefined;
  /** Entry on it elsewhere, 'Q642116'. */
  wikidata?: string | undefined;
  /** Geometries beside the outline. */
  shapes?: Shape[];
  /** Name of a place, else of a street beside it; of a place without a name. */
  near?: string | null;
  onStreet?: string | null;
  /** Ref of the exhibition hall it stands in. */
  hall?: string;
}

export interface OwnedItem extends ItemDraft {
  owner: number;
}

export interface LocatedItem extends OwnedItem {
  /** ISO 3166-1 alpha-2, lower case */
  countryCode: string | undefined;
  stateId: string | undefined;
  /** Clock and holidays where they are not those of its branch. */
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

/** How many objects were left out, by reason. */
export class Tally {
  readonly counts = new Map<string, number>();
  add(reason: string, by = 1) {
    this.counts.set(reason, (this.counts.get(reason) ?? 0) + by);
  }
  /** Most frequent first. */
  entries() {
    return [...this.counts].toSorted((a, b) => b[1] - a[1]);
  }
}
