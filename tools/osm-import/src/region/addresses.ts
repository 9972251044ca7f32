import type { Tags, Position } from '../shared/osm-data.ts';
import type { BuildingDraft, Address } from './model.ts';
import type { TownOf } from './towns.ts';
import { boxOf } from '../geometry/measure.ts';
import { inRing } from '../geometry/polygons.ts';

/** Cell size of the index, degrees; a few buildings wide */
const CELL = 0.001;
const MOST_CELLS = 10_000;

/** Finds the outlines around a position. */
export class RingIndex<T extends { ring: Position[] }> {
  readonly #cells = new Map<string, T[]>();
  /** Outlines of many cells */
  readonly #large: T[] = [];

  constructor(entries: Iterable<T>) {
    for (const entry of entries) {
      const [west, south, east, north] = boxOf(entry.ring);
      if (((east - west) * (north - south)) / CELL ** 2 > MOST_CELLS) {
        this.#large.push(entry);
        continue;
      }
      for (let x = Math.floor(west / CELL); x <= Math.floor(east / CELL); x++) {
        for (let y = Math.floor(south / CELL); y <= Math.floor(north / CELL); y++) {
          const key = `${x}/${y}`;
          const cell = this.#cells.get(key);
          if (cell) cell.push(entry);
          else this.#cells.set(key, [entry]);
        }
      }
    }
  }

  at(position: Position): T | undefined {
    const isAround = ({ ring }: T) => inRing(position, ring);
    const cell = this.#cells.get(`${Math.floor(position[0] / CELL)}/${Math.floor(position[1] / CELL)}`);
    return cell?.find(isAround) ?? this.#large.find(isAround);
  }
}

export type AddressOf = (tags: Tags, position: Position) => Address;

/** An object's own address, completed from the building around it and from the town. */
export function addressFinder(buildings: readonly (BuildingDraft & { address: Address })[], townOf: TownOf): AddressOf {
  const index = new RingIndex(buildings);
  return (tags, position) => {
    const own = ownAddress(tags);
    const around = own.street ? undefined : index.at(position)?.address;
    return {
      street: own.street || around?.street || '',
      housenumber: own.housenumber || (own.street ? '' : around?.housenumber) || '',
      postcode: own.postcode || around?.postcode || '',
      city: own.city || around?.city || townOf(position, tags) || '',
    };
  };
}

export function ownAddress(tags: Tags): Address {
  return {
    street: tags['addr:street'] ?? tags['addr:place'] ?? '',
    housenumber: tags['addr:housenumber'] ?? '',
    postcode: tags['addr:postcode'] ?? '',
    city: tags['addr:city'] ?? '',
  };
}
