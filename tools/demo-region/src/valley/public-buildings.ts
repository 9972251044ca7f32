import type { Tags } from '@umkreis/osm-import/shared/osm-data.ts';
import type { OsmBuilder } from '../shared/osm-builder.ts';
import type { Random } from '../shared/random.ts';
import { box, FreeSpace, placed } from './houses.ts';
import { isBuildable } from './village-streets.ts';
import { axis, type Point } from '../shared/terrain.ts';
import type { Village } from './villages.ts';

interface Public {
  tags: Tags;
  shape: Point[];
  radius: number;
  from: number;
  distance: number;
}

const church: Point[] = [
  [-16, -6],
  [8, -6],
  [8, -9],
  [14, -9],
  [14, -6],
  [18, -3],
  [18, 3],
  [14, 6],
  [14, 9],
  [8, 9],
  [8, 6],
  [-16, 6],
  [-16, 3],
  [-22, 3],
  [-22, -3],
  [-16, -3],
];
const school: Point[] = [
  [-24, -8],
  [24, -8],
  [24, 8],
  [8, 8],
  [8, 22],
  [-8, 22],
  [-8, 8],
  [-24, 8],
];

const all = (village: Village): Public[] => [
  {
    tags: {
      amenity: 'place_of_worship',
      religion: 'christian',
      building: 'church',
      name: `Pfarrkirche ${village.name}`,
      description: 'Schlichte Saalkirche mit Zwiebelturm; die Orgel wird sonntags gespielt.',
      wheelchair: 'yes',
    },
    shape: church,
    radius: 25,
    from: 300,
    distance: 55,
  },
  {
    tags: {
      amenity: 'townhall',
      building: 'civic',
      name: `Gemeindehaus ${village.name}`,
      opening_hours: 'Mo-Fr 08:00-11:30; Mo,Tu,Th 13:30-16:30; PH off',
      wheelchair: 'yes',
      phone: `+423 555 ${village.postcode.slice(2)} 00`,
      website: `https://${village.subdomain}.example`,
    },
    shape: box(26, 15),
    radius: 16,
    from: 300,
    distance: 45,
  },
  {
    tags: { amenity: 'school', building: 'school', name: `Volksschule ${village.name}` },
    shape: school,
    radius: 30,
    from: 370,
    distance: 150,
  },
  {
    tags: { amenity: 'kindergarten', building: 'kindergarten', name: `Kindergarten ${village.name}` },
    shape: box(24, 14),
    radius: 15,
    from: 400,
    distance: 190,
  },
  {
    tags: { amenity: 'fire_station', building: 'fire_station', name: `Feuerwehr ${village.name}` },
    shape: box(24, 16),
    radius: 16,
    from: 600,
    distance: 210,
  },
  {
    tags: {
      amenity: 'community_centre',
      building: 'civic',
      name: `${village.name} Saal`,
      description: 'Konzerte, Theater und Bälle.',
    },
    shape: box(32, 20),
    radius: 20,
    from: 1100,
    distance: 120,
  },
  {
    tags: {
      amenity: 'library',
      building: 'civic',
      name: 'Talbibliothek',
      opening_hours: 'Tu,Th 15:00-19:00; Sa 10:00-12:00',
      wheelchair: 'yes',
    },
    shape: box(22, 14),
    radius: 14,
    from: 1900,
    distance: 100,
  },
  {
    tags: {
      tourism: 'museum',
      building: 'yes',
      name: `Heimatmuseum ${village.name}`,
      opening_hours: 'Th-Su 14:00-17:00',
      fee: 'yes',
      description: 'Das Leben im Lärchtal, als es noch keine Strasse gab. Wie das ganze Tal erfunden.',
    },
    shape: box(18, 14),
    radius: 13,
    from: 1100,
    distance: 110,
  },
  {
    tags: { amenity: 'cinema', building: 'yes', name: 'Lichtspiele Aubach', opening_hours: 'We-Su 17:00-23:00' },
    shape: box(26, 18),
    radius: 17,
    from: 3000,
    distance: 160,
  },
  {
    tags: {
      amenity: 'hospital',
      building: 'hospital',
      name: 'Talspital Lärchtal',
      opening_hours: '24/7',
      wheelchair: 'yes',
      phone: '+423 555 01 44',
    },
    shape: school,
    radius: 30,
    from: 3000,
    distance: 330,
  },
  {
    tags: { amenity: 'police', building: 'civic', name: 'Polizeiposten Aubach', phone: '+423 555 01 17' },
    shape: box(20, 14),
    radius: 14,
    from: 3000,
    distance: 130,
  },
  {
    tags: {
      amenity: 'post_office',
      building: 'yes',
      name: `Post ${village.name}`,
      opening_hours: 'Mo-Fr 08:30-12:00,14:00-18:00; Sa 08:30-11:00; PH off',
    },
    shape: box(18, 13),
    radius: 13,
    from: 1100,
    distance: 90,
  },
  {
    tags: {
      tourism: 'information',
      information: 'office',
      building: 'yes',
      name: `Tourist-Information ${village.name}`,
      opening_hours: 'Mo-Fr 09:00-17:00; Sa 09:00-12:00',
      wheelchair: 'yes',
    },
    shape: box(16, 12),
    radius: 12,
    from: 800,
    distance: 70,
  },
  {
    tags: { leisure: 'sports_centre', building: 'sports_hall', sport: 'multi', name: `Sporthalle ${village.name}` },
    shape: box(40, 24),
    radius: 25,
    from: 1300,
    distance: 260,
  },
  {
    tags: {
      amenity: 'restaurant',
      building: 'yes',
      name: 'Lärchtaler Hof',
      cuisine: 'fine_dining;regional',
      opening_hours: 'We-Sa 18:00-23:00',
      description: 'Sieben Gänge aus sieben Dörfern.',
      'website:reservation': 'https://laerchtaler-hof.example/tisch',
    },
    shape: box(24, 18),
    radius: 16,
    from: 4000,
    distance: 85,
  },
];

/** Church, school and the like, each on its own plot near the centre. */
export function addPublicBuildings(osm: OsmBuilder, village: Village, freeSpace: FreeSpace, random: Random): void {
  const side = Math.sign(village.centre[1] - axis(village.centre[0]));
  for (const { tags, shape, radius: reach, distance } of all(village).filter(
    (entry) => village.population >= entry.from,
  )) {
    for (let attempt = 0; attempt < 90; attempt++) {
      const angle = random.between(0, 2 * Math.PI);
      const far = distance + attempt * 2.5;
      const at: Point = [village.centre[0] + Math.cos(angle) * far, village.centre[1] + Math.sin(angle) * far];
      if (!freeSpace.isFree(at, reach, reach + 3) || (!village.isHigh && !isBuildable(at, side))) continue;
      const heading = random.between(-0.5, 0.5);
      osm.way(placed(at, heading, shape), { ...tags, 'addr:city': village.name, 'addr:postcode': village.postcode });
      freeSpace.take(at, reach + 2);
      if (tags.amenity === 'place_of_worship') addChurchyard(osm, at, heading, freeSpace, village);
      if (tags.amenity === 'school') addSchoolyard(osm, at, heading, village);
      break;
    }
  }
}

function addChurchyard(osm: OsmBuilder, at: Point, heading: number, freeSpace: FreeSpace, village: Village) {
  const yard: Point = [at[0] - Math.sin(heading) * 34, at[1] + Math.cos(heading) * 34];
  osm.way(placed(yard, heading, box(44, 34)), { landuse: 'cemetery', name: `Friedhof ${village.name}` });
  freeSpace.take(yard, 26);
}

function addSchoolyard(osm: OsmBuilder, at: Point, heading: number, village: Village) {
  osm.way(placed([at[0] - Math.sin(heading) * 4, at[1] + Math.cos(heading) * 4], heading, box(62, 48)), {
    landuse: 'grass',
  });
  osm.node([at[0] + Math.cos(heading) * 34, at[1] + Math.sin(heading) * 34], {
    leisure: 'playground',
    name: `Spielplatz Schule ${village.name}`,
    surface: 'woodchips',
  });
}
