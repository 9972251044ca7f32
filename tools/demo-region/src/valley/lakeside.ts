import type { OsmBuilder } from '../shared/osm-builder.ts';
import { box, placed } from './houses.ts';
import { axis, lakeProximity, EAST, lake, riverLine, rounded, shore, type Point } from '../shared/terrain.ts';

/** The point at an angle from the centre of the lake where the shore field reaches a value. */
function shorePoint(angle: number, target = 0): Point {
  for (let far = 150; far < 2000; far += 6) {
    const x = lake.x + Math.cos(angle) * far;
    const point: Point = [x, axis(x) + Math.sin(angle) * far];
    if (shore(point) > target) return point;
  }
  return [lake.x, axis(lake.x)];
}

/** Path around the lake and along the river; bathing, boats and benches. @returns the lines for walks */
export function addLakeside(osm: OsmBuilder): { name: string; line: Point[]; tags?: Record<string, string> }[] {
  const round = rounded(
    Array.from({ length: 73 }, (_, at) => shorePoint((at / 72) * 2 * Math.PI, 0.13)),
    true,
    1,
  );
  const bank = Array.from({ length: 150 }, (_, at): Point => [-2500 + at * 70, 0])
    .map(([x]): Point => [x, riverLine(x) + 24])
    .filter(([x]) => x < EAST - 300 && lakeProximity(x) < 0.9);
  addBathingAndBoats(osm);
  addBenches(osm, bank);
  return [
    {
      name: 'Seerundweg Lärchsee',
      line: round,
      tags: {
        roundtrip: 'yes',
        colour: '#1971C2',
        wheelchair: 'yes',
        description: 'Eben, kinderwagentauglich, fünf Badeplätze.',
      },
    },
    {
      name: 'Lärchuferweg',
      line: rounded(bank, false, 1),
      tags: { colour: '#2B8A3E', description: 'Am Fluss entlang durch das ganze Tal.' },
    },
  ];
}

/** Adds a node at an angle from the centre of the lake. @param target value of the shore field, which grows landward */
const addAtShore = (osm: OsmBuilder, angle: number, tags: Record<string, string>, target = 0.05) =>
  osm.node(shorePoint(angle, target), tags);

/** The bath, piers with a ferry, rentals and a camping site. */
function addBathingAndBoats(osm: OsmBuilder): void {
  const spot = (angle: number, tags: Record<string, string>, target?: number) => addAtShore(osm, angle, tags, target);
  const beach = shorePoint(1.75, 0.02);
  osm.way(placed([beach[0], beach[1] + 16], 0.05, box(150, 30)), {
    natural: 'beach',
    surface: 'grass',
    name: 'Strandbad Seedorf',
    opening_hours: 'May 15-Sep 15: 09:00-20:00',
    fee: 'yes',
    wheelchair: 'yes',
    description: 'Liegewiese, Sprungfloss und Kiosk.',
    website: 'https://strandbad-seedorf.example',
  });
  osm.way([shorePoint(1.5, 0.01), [shorePoint(1.5)[0], shorePoint(1.5)[1] - 48]], {
    man_made: 'pier',
    name: 'Schiffssteg Seedorf',
  });
  osm.way([shorePoint(4.4, 0.01), [shorePoint(4.4)[0], shorePoint(4.4)[1] + 40]], { man_made: 'pier' });
  spot(1.5, { amenity: 'ferry_terminal', name: 'Seedorf Schiffsteg' });
  spot(4.4, { amenity: 'ferry_terminal', name: 'Südufer Schiffsteg' });
  osm.way([shorePoint(1.5), [lake.x, axis(lake.x)], shorePoint(4.4)], { route: 'ferry', name: 'Lärchsee-Schifffahrt' });
  spot(1.35, {
    shop: 'rental',
    amenity: 'boat_rental',
    name: 'Bootsverleih Seedorf',
    opening_hours: 'May 01-Sep 30: 10:00-19:00',
  });
  spot(2.05, {
    amenity: 'kiosk',
    shop: 'kiosk',
    name: 'Seekiosk',
    opening_hours: 'May 01-Sep 30: 10:00-20:00',
    'drink:syrup': 'yes',
  });
  spot(
    0.4,
    {
      tourism: 'camp_site',
      name: 'Camping Lärchsee',
      opening_hours: 'Apr 15-Oct 15',
      phone: '+423 555 61 61',
      website: 'https://camping-laerchsee.example',
    },
    0.25,
  );
  spot(
    3.3,
    { leisure: 'nature_reserve', name: 'Schilfbucht', description: 'Brutgebiet; bitte auf dem Weg bleiben.' },
    0.1,
  );
  spot(2.6, { leisure: 'fishing', name: 'Fischerplatz West' });
  spot(5.2, { leisure: 'firepit', name: 'Grillstelle Südufer' }, 0.2);
}

/** Benches around the lake and along the river, with signposts. */
function addBenches(osm: OsmBuilder, bank: readonly Point[]): void {
  for (let at = 0; at < 22; at++)
    addAtShore(
      osm,
      (at / 22) * 2 * Math.PI,
      at % 4 === 0 ? { leisure: 'picnic_table' } : { amenity: 'bench', backrest: 'yes' },
      0.16,
    );
  bank
    .filter((_, at) => at % 6 === 2)
    .forEach((point) => osm.node([point[0] + 2, point[1] + 4], { amenity: 'bench', backrest: 'yes' }));
  bank
    .filter((_, at) => at % 17 === 5)
    .forEach((point) =>
      osm.node([point[0], point[1] + 6], {
        tourism: 'information',
        information: 'guidepost',
        name: 'Wegweiser Lärchuferweg',
      }),
    );
}
