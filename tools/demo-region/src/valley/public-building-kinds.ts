import type { Tags } from '@umkreis/osm-import/shared/osm-data.ts';
import { box } from './houses.ts';
import type { Point } from '../shared/terrain.ts';
import type { Village } from './villages.ts';

/** A public building and where it may be. */
export interface Public {
  tags: Tags;
  shape: Point[];
  radius: number;
  /** Minimum population of its village */
  from: number;
  /** Distance from the centre, m */
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

/** Church, town hall, schools and fire brigade. */
const basicBuildings = (village: Village): Public[] => [
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
];

const culturalBuildings = (village: Village): Public[] => [
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
];

/** Hospital, police, post and tourist information. */
const publicServices = (village: Village): Public[] => [
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
];

const leisureBuildings = (village: Village): Public[] => [
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

/** All public buildings, each with the population that its village needs. */
export const publicBuildings = (village: Village): Public[] => [
  ...basicBuildings(village),
  ...culturalBuildings(village),
  ...publicServices(village),
  ...leisureBuildings(village),
];
