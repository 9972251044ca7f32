import type { OsmMember, Position, Tags } from '../shared/osm-data.ts';
import { writePbf, type PbfContent } from '../pbf/write-pbf.ts';

/**
 * A tiny extract for tests: Vaduz and half of Schaan in a Liechtenstein of ten by five kilometres, with one object
 * of each kind.
 */
export class SyntheticExtract {
  readonly #content: PbfContent;

  constructor(bounds: PbfContent['bounds'] = [9.5, 47.1, 9.6, 47.2]) {
    this.#content = { bounds, nodes: [], ways: [], relations: [] };
  }

  node(position: Position, tags?: Tags): number {
    const id = this.#content.nodes.length + 1;
    this.#content.nodes.push({ id, position, tags });
    return id;
  }

  way(positions: (Position | number)[], tags: Tags = {}): number {
    const id = this.#content.ways.length + 1;
    this.#content.ways.push({
      id,
      tags,
      refs: positions.map((position) => (typeof position === 'number' ? position : this.node(position))),
    });
    return id;
  }

  /** A closed way around a box. */
  box([west, south, east, north]: [number, number, number, number], tags: Tags = {}): number {
    const first = this.node([west, south]);
    return this.way([first, [east, south], [east, north], [west, north], first], tags);
  }

  relation(members: [OsmMember['type'], number, string?][], tags: Tags): number {
    const id = this.#content.relations.length + 1;
    this.#content.relations.push({ id, tags, members: members.map(([type, ref, role = '']) => ({ type, ref, role })) });
    return id;
  }

  area(name: string, adminLevel: number, box: [number, number, number, number], tags: Tags = {}) {
    this.relation([['way', this.box(box), 'outer']], {
      type: 'boundary',
      boundary: 'administrative',
      admin_level: String(adminLevel),
      name,
      ...tags,
    });
  }

  bytes(): Uint8Array {
    return writePbf(this.#content);
  }
}

export interface Variation {
  cafeName?: string;
  withKiosk?: boolean;
  withBakery?: boolean;
}

/** @returns the bytes of an .osm.pbf */
export function syntheticExtract({
  cafeName = 'Café Amann',
  withKiosk = true,
  withBakery = false,
}: Variation = {}): Uint8Array {
  const osm = new SyntheticExtract();
  const cafe = osm.node([9.5205, 47.1405], {
    amenity: 'cafe',
    name: cafeName,
    wikipedia: 'de:Café Amann',
    wikidata: 'Q642116',
    opening_hours: 'Mo-Fr 08:00-18:00',
    phone: '+423 555 10 10',
    cuisine: 'cake',
    wheelchair: 'yes',
  });
  if (cafe !== 1) throw new Error('the café is node 1');
  const stops = [
    [9.515, 47.14],
    [9.53, 47.14],
    [9.545, 47.14],
  ].map(([lon, lat], at) => osm.node([lon!, lat!], { highway: 'bus_stop', name: `Halt ${at + 1}` }));
  osm.node([9.59, 47.19], { natural: 'peak', name: 'Alpspitz', ele: '1942' });
  osm.node([9.7, 47.3], { amenity: 'bar', name: 'Jenseits' });
  osm.node([9.53, 47.12], withKiosk ? { shop: 'kiosk', name: 'Kiosk' } : {});
  if (withBakery) osm.node([9.533, 47.121], { shop: 'bakery', name: 'Bäckerei' });
  osm.area('Vaduz', 8, [9.51, 47.11, 9.55, 47.16]);
  osm.area('Schaan', 8, [9.55, 47.11, 9.58, 47.16]);
  osm.area('Neudorf', 8, [9.51, 47.161, 9.55, 47.17]);
  osm.area('Liechtenstein', 2, [9.505, 47.105, 9.595, 47.195], { 'ISO3166-1': 'LI' });
  const corner = osm.node([9.53, 47.1398]);
  const first = osm.way([[9.5149, 47.1399], [9.52, 47.1399], corner], { highway: 'residential', name: 'Städtle' });
  const second = osm.way([[9.546, 47.1399], corner], { highway: 'residential', name: 'Städtle' });
  osm.box([9.52, 47.14, 9.521, 47.141], {
    building: 'house',
    'addr:street': 'Städtle',
    'addr:housenumber': '7',
    'addr:postcode': '9490',
  });
  osm.relation(
    [...stops.map((stop): ['node', number, string] => ['node', stop, 'platform']), ['way', first], ['way', second]],
    { type: 'route', route: 'bus', ref: '11', from: 'West', to: 'Ost', colour: '#123456' },
  );
  const lake = osm.box([9.56, 47.12, 9.57, 47.13]);
  const island = osm.box([9.563, 47.123, 9.565, 47.125]);
  osm.relation(
    [
      ['way', lake, 'outer'],
      ['way', island, 'inner'],
    ],
    { type: 'multipolygon', natural: 'water', name: 'Ringsee' },
  );
  osm.way(
    [
      [9.58, 47.18],
      [9.59, 47.19],
    ],
    { aerialway: 'chair_lift', name: 'Alpbahn', 'aerialway:occupancy': '4' },
  );
  return osm.bytes();
}
