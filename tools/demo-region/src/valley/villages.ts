import { axis, type Point } from '../shared/terrain.ts';

export interface Village {
  /** Branch of the municipality. */
  branch: number;
  name: string;
  subdomain: string;
  centre: Point;
  /** Radius of its streets, m. */
  radius: number;
  population: number;
  postcode: string;
  /** On the slope, with a winding access road. */
  isHigh: boolean;
}

const at = (x: number, north: number): Point => [x, axis(x) + north];

/** The municipalities of the invented valley. */
export const villages: readonly Village[] = [
  {
    branch: 1,
    name: 'Aubach',
    subdomain: 'aubach',
    centre: at(900, 330),
    radius: 640,
    population: 4812,
    postcode: '9901',
    isHigh: false,
  },
  {
    branch: 2,
    name: 'Seedorf',
    subdomain: 'gemeinde-seedorf',
    centre: at(-3850, 700),
    radius: 420,
    population: 1934,
    postcode: '9902',
    isHigh: false,
  },
  {
    branch: 3,
    name: 'Wiesach',
    subdomain: 'wiesach',
    centre: at(-6850, 300),
    radius: 360,
    population: 1120,
    postcode: '9903',
    isHigh: false,
  },
  {
    branch: 4,
    name: 'Lärchegg',
    subdomain: 'laerchegg',
    centre: at(2700, 1480),
    radius: 320,
    population: 861,
    postcode: '9904',
    isHigh: true,
  },
  {
    branch: 5,
    name: 'Mühlgrund',
    subdomain: 'muehlgrund',
    centre: at(-1350, -330),
    radius: 360,
    population: 1475,
    postcode: '9905',
    isHigh: false,
  },
  {
    branch: 6,
    name: 'Hochwang',
    subdomain: 'hochwang',
    centre: at(5500, -1480),
    radius: 250,
    population: 412,
    postcode: '9906',
    isHigh: true,
  },
  {
    branch: 7,
    name: 'Steinwald',
    subdomain: 'steinwald',
    centre: at(3150, -330),
    radius: 360,
    population: 1390,
    postcode: '9907',
    isHigh: false,
  },
  {
    branch: 8,
    name: 'Brunnfeld',
    subdomain: 'brunnfeld',
    centre: at(4950, 320),
    radius: 380,
    population: 1686,
    postcode: '9908',
    isHigh: false,
  },
  {
    branch: 9,
    name: 'Sonnrain',
    subdomain: 'sonnrain',
    centre: at(-700, 1500),
    radius: 270,
    population: 538,
    postcode: '9909',
    isHigh: true,
  },
  {
    branch: 10,
    name: 'Tannmoos',
    subdomain: 'tannmoos',
    centre: at(-5600, -1420),
    radius: 250,
    population: 377,
    postcode: '9910',
    isHigh: true,
  },
  {
    branch: 11,
    name: 'Hintertal',
    subdomain: 'hintertal',
    centre: at(7050, 260),
    radius: 300,
    population: 698,
    postcode: '9911',
    isHigh: false,
  },
];

export const villageNamed = (name: string): Village => villages.find((village) => village.name === name)!;
