import { category } from '@umkreis/taxonomy/categories.ts';
import { innerPoint } from '../geometry/inner-point.ts';
import { assemble, ringOf } from '../geometry/polygons.ts';
import type { OsmData, OsmWay, Position, Tags } from '../shared/osm-data.ts';
import { ownAddress, RingIndex } from './addresses.ts';
import type { Address, BuildingDraft, Tally } from './model.ts';
import type { TownOf } from './towns.ts';

export type AddressedBuilding = BuildingDraft & { address: Address };
interface Outline {
  ref: string;
  tags: Tags;
  ring: Position[];
  addresses: Tags[];
}

/** Buildings with a house number, their own or that of a node inside, or with a name. */
export function buildings(
  data: OsmData,
  ways: ReadonlyMap<number, OsmWay>,
  townOf: TownOf,
  left: Tally,
): AddressedBuilding[] {
  const outlines = outlinesOf(data, ways);
  const index = new RingIndex(outlines);
  for (const node of data.taggedNodes) {
    if (!node.tags['addr:housenumber']) continue;
    const around = index.at(node.position);
    if (around) around.addresses.push(node.tags);
    else left.add('house number without a building around it (on the basemap only)');
  }
  const kind = category('Place', 'Building');
  return outlines.flatMap((outline) => {
    const address = addressOf(outline);
    const name = outline.tags.name ?? '';
    if (!address.housenumber && !name) {
      left.add('building without house number or name (on the basemap only)');
      return [];
    }
    const position = innerPoint([[outline.ring]]);
    const city = address.city || townOf(position) || '';
    const title = address.housenumber ? `${address.street} ${address.housenumber}`.trim() : name;
    return [
      {
        ref: outline.ref,
        title,
        housenumber: address.housenumber,
        city,
        position,
        category: kind,
        ring: outline.ring,
        address: { ...address, city },
      },
    ];
  });
}

function outlinesOf(data: OsmData, ways: ReadonlyMap<number, OsmWay>): Outline[] {
  const isBuilding = (tags: Tags) => tags.building !== undefined && tags.building !== 'no';
  const own = (tags: Tags) => (tags['addr:housenumber'] ? [tags] : []);
  return [
    ...data.ways
      .filter((way) => isBuilding(way.tags))
      .flatMap((way) => {
        const ring = ringOf(way, data.nodes);
        return ring ? [{ ref: `way/${way.id}`, tags: way.tags, ring, addresses: own(way.tags) }] : [];
      }),
    ...data.relations
      .filter((relation) => relation.tags.type === 'multipolygon' && isBuilding(relation.tags))
      .flatMap((relation) => {
        const ring = assemble(relation, ways, data.nodes).polygons[0]?.[0];
        return ring
          ? [{ ref: `relation/${relation.id}`, tags: relation.tags, ring, addresses: own(relation.tags) }]
          : [];
      }),
  ];
}

/** One address per building: several numbers on one street are combined, numbers on other streets are dropped. */
function addressOf({ addresses }: Outline): Address {
  const all = addresses.map(ownAddress);
  const first = all[0];
  if (!first) return { street: '', housenumber: '', postcode: '', city: '' };
  const numbers = [...new Set(all.filter((one) => one.street === first.street).map((one) => one.housenumber))];
  return { ...first, housenumber: numbers.toSorted((a, b) => a.localeCompare(b, 'de', { numeric: true })).join(', ') };
}
