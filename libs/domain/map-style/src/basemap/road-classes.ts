export interface RoadClass {
  id: 'motorway' | 'trunk' | 'primary' | 'tertiary' | 'minor' | 'service';
  kinds: string[];
  minzoom: number;
  /** Zoom and width of the carriageway, px */
  width: [number, number][];
  color: 'motorway' | 'mainRoad' | 'road';
  casing: 'motorwayCasing' | 'mainRoadCasing' | 'roadCasing';
}

/** Roads in drawing order, the least important first. */
export const roadClasses: RoadClass[] = [
  {
    id: 'service',
    kinds: ['service', 'busway', 'bus_guideway'],
    minzoom: 14,
    width: [
      [14, 0.8],
      [16, 3],
      [18, 8],
      [20, 22],
    ],
    color: 'road',
    casing: 'roadCasing',
  },
  {
    id: 'minor',
    kinds: ['unclassified', 'residential', 'living_street', 'pedestrian'],
    minzoom: 12,
    width: [
      [12, 0.7],
      [14, 2.2],
      [16, 6],
      [18, 15],
      [20, 44],
    ],
    color: 'road',
    casing: 'roadCasing',
  },
  {
    id: 'tertiary',
    kinds: ['tertiary'],
    minzoom: 10,
    width: [
      [10, 0.8],
      [13, 2.4],
      [16, 8.5],
      [18, 19],
      [20, 52],
    ],
    color: 'mainRoad',
    casing: 'mainRoadCasing',
  },
  {
    id: 'primary',
    kinds: ['primary', 'secondary'],
    minzoom: 8,
    width: [
      [8, 0.8],
      [12, 2.6],
      [14, 5],
      [16, 11],
      [18, 23],
      [20, 60],
    ],
    color: 'mainRoad',
    casing: 'mainRoadCasing',
  },
  {
    id: 'trunk',
    kinds: ['trunk'],
    minzoom: 6,
    width: [
      [6, 0.7],
      [12, 3],
      [14, 6],
      [16, 12],
      [18, 25],
      [20, 62],
    ],
    color: 'motorway',
    casing: 'motorwayCasing',
  },
  {
    id: 'motorway',
    kinds: ['motorway'],
    minzoom: 5,
    width: [
      [5, 0.7],
      [10, 2.2],
      [12, 3.4],
      [14, 6.5],
      [16, 13],
      [18, 27],
      [20, 64],
    ],
    color: 'motorway',
    casing: 'motorwayCasing',
  },
];
