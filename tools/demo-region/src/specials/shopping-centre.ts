import type { OwnedItem } from '@umkreis/osm-import/region/model.ts';
import type { Point } from '../shared/terrain.ts';
import { venueSites } from '../valley/venue-sites.ts';
import { draft, onPlan, rectangle, walls, zone } from './draft.ts';
import { shops } from './stand-names.ts';

const OWNER = 25;
/** Of the building, m */
export const MALL = { wide: 104, deep: 54 };
export const mallSite: { at: Point; heading: number } = {
  at: [venueSites.mall.at[0], venueSites.mall.at[1] + 22],
  heading: venueSites.mall.heading,
};
const hours = 'Mo-Fr 09:00-19:00; Sa 08:00-18:00; PH off';
const permanent = [['geojson:isPermanentlyVisibleOnMap', 'true']] as const;

/** A shopping centre with two floors: shops on both sides of a mall, lifts and toilets on each floor. */
export function shoppingCentre(): OwnedItem[] {
  const { at, heading } = mallSite;
  const plan = onPlan(at, heading);
  const items: OwnedItem[] = [
    draft({
      owner: OWNER,
      ref: 'centre',
      title: 'Mühlepark',
      at,
      category: ['Shopping', 'Shopping centre'],
      tags: [...permanent, ['wheelchair', 'yes']],
      details: {
        hours,
        url: 'https://muehlepark.example',
        shortDescription: 'Zwei Stockwerke, vierundzwanzig Läden, ein erfundenes Einkaufszentrum.',
      },
      shapes: [
        rectangle(100, at, heading, MALL.wide, MALL.deep, { fillColor: '#EEF3F0' }),
        walls(110, at, heading, MALL.wide, MALL.deep, 0.08),
      ],
    }),
  ];
  items.push(...shops.map((_, index) => shop(plan, heading, index)));
  items.push(...['EG', 'OG'].flatMap((level) => facilitiesOn(plan, level)));
  return [...items, ...entranceAndParking(plan, heading)];
}

type Plan = ReturnType<typeof onPlan>;

/** A shop: half of them on each floor, on both sides of the mall. */
function shop(plan: Plan, heading: number, index: number): OwnedItem {
  const [name, sub, main] = shops[index]!;
  const perSide = shops.length / 4;
  const wide = MALL.wide / perSide - 0.6;
  const level = index < shops.length / 2 ? 'EG' : 'OG';
  const onFloor = index % (shops.length / 2);
  const side = onFloor < perSide ? 1 : -1;
  const column = onFloor % perSide;
  const spot = plan((column - (perSide - 1) / 2) * (MALL.wide / perSide), side * 17.5);
  const turned = heading + (side > 0 ? 0 : Math.PI);
  return draft({
    owner: OWNER,
    ref: `shop-${index}`,
    title: name,
    at: spot,
    category: [main, sub],
    tags: permanent,
    hall: 'centre',
    details: {
      level,
      hours,
      phone: `+423 555 90 ${10 + index}`,
      url: 'https://muehlepark.example',
      ...(index % 4 === 0 ? { shortDescription: 'Montags zehn Prozent auf alles Erfundene.' } : {}),
    },
    shapes: [
      rectangle(140, spot, turned, wide, 17, { level, name, mainTitleLabel: name }),
      walls(160, spot, turned, wide, 17, 0.35, { level }),
    ],
  });
}

function facilitiesOn(plan: Plan, level: string): OwnedItem[] {
  return [
    draft({
      owner: OWNER,
      ref: `toilet-${level}`,
      title: `WC ${level}`,
      at: plan(48, 0),
      category: ['Service', 'Toilet'],
      details: { level },
      tags: [['wheelchair', 'yes']],
    }),
    draft({
      owner: OWNER,
      ref: `lift-${level}`,
      title: 'Lift',
      at: plan(-8, 0),
      category: ['Place', 'Elevator'],
      details: { level },
    }),
    draft({
      owner: OWNER,
      ref: `bench-${level}`,
      title: '',
      at: plan(14, 1),
      category: ['Service', 'Bench'],
      details: { level },
    }),
  ];
}

function entranceAndParking(plan: Plan, heading: number): OwnedItem[] {
  return [
    draft({
      owner: OWNER,
      ref: 'touch',
      title: 'Info-Touchscreen',
      at: plan(-20, 0),
      category: ['Information', 'Information touch screen'],
      details: { level: 'EG' },
    }),
    draft({
      owner: OWNER,
      ref: 'entrance',
      title: 'Haupteingang',
      at: plan(0, -28),
      category: ['Place', 'Entrance/Exit'],
      details: { level: 'EG' },
    }),
    draft({
      owner: OWNER,
      ref: 'parking',
      title: 'Kundenparkplatz',
      at: plan(0, -52),
      category: ['Transport', 'Parking'],
      details: { parkingSpaces: '180', parkingMaxParkingTime: '2' },
      tags: [['parking', 'surface'], ['fee', 'no'], ...permanent],
      shapes: [zone(plan(0, -52), heading, 92, 28, 'P', 'zwei Stunden frei')],
    }),
    draft({
      owner: OWNER,
      ref: 'charging',
      title: 'Ladestation Mühlepark',
      at: plan(40, -44),
      category: ['Transport', 'Charging station'],
      details: { chargingStalls: '6', chargingMaxParkingTime: '3' },
    }),
  ];
}
