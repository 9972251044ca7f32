import type { OwnedItem } from '@umkreis/osm-import/region/model.ts';
import { villageNamed } from '../valley/villages.ts';
import { venueSites } from '../valley/venue-sites.ts';
import type { Point } from '../shared/terrain.ts';
import { fairHours } from './fair-hours.ts';
import { fair } from './fair.ts';
import { fleaMarketStands, weeklyMarket } from './markets.ts';
import { offices } from './offices.ts';
import { shoppingCentre } from './shopping-centre.ts';

const municipalities = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const valley = [...municipalities, 12, 21];

/** Owners whose places a branch shows in addition to its own. */
export const borrowed: Record<number, readonly number[]> = {
  4: [21],
  12: [...municipalities, 14, 21, 23, 25],
  13: [],
  14: [...valley, 23],
  15: municipalities,
  16: [...municipalities, 25],
  17: [2, 4, 14],
  18: [],
  19: [...valley, 14],
  20: [2],
  21: [4],
  22: [...valley, 14, 25],
  23: [6, 10, 11, 12],
  24: [],
  25: [],
  26: municipalities,
  27: [...valley, 14],
  28: [],
  29: [],
  30: [],
  31: [],
  32: [],
};

const seedorf = villageNamed('Seedorf').centre;
const { at: fairSite, heading } = venueSites.fair;
const shifted = (x: number, y: number): Point => [fairSite[0] + x, fairSite[1] + y];

/** All items of branches beyond the valley's map. @param today YYYY-MM-DD in the valley's time zone */
export function specialItems(today: string): OwnedItem[] {
  return [
    ...offices(),
    ...fair({
      branch: 13,
      at: fairSite,
      heading,
      halls: 3,
      rows: 4,
      columns: 8,
      hall: 'Halle',
      city: 'Aubach',
      hours: fairHours(13, today),
      floors: true,
    }),
    ...weeklyMarket(venueSites.market.at),
    ...fleaMarketStands(shifted(-20, -10)),
    ...shoppingCentre(),
    ...fair({
      branch: 29,
      at: shifted(10, 8),
      heading,
      halls: 2,
      rows: 3,
      columns: 7,
      hall: 'Halle',
      city: 'Aubach',
      hours: fairHours(29, today),
    }),
    ...fair({
      branch: 30,
      at: shifted(-10, -6),
      heading,
      halls: 2,
      rows: 2,
      columns: 6,
      hall: 'Zelt',
      city: 'Aubach',
      hours: fairHours(30, today),
    }),
    ...fair({
      branch: 31,
      at: [seedorf[0] + 60, seedorf[1] - 95],
      heading: 0.05,
      halls: 2,
      rows: 2,
      columns: 5,
      hall: 'Zelt',
      city: 'Seedorf',
      hours: fairHours(31, today),
    }),
    ...fair({
      branch: 32,
      at: venueSites.market.at,
      heading: 0.2,
      halls: 2,
      rows: 2,
      columns: 5,
      hall: 'Zelt',
      city: 'Aubach',
      hours: fairHours(32, today),
    }),
  ];
}
