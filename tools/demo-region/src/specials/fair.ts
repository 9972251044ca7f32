import type { OwnedItem } from '@umkreis/osm-import/region/model.ts';
import type { Point } from '../shared/terrain.ts';
import { draft, onPlan, rectangle, walls, zone } from './draft.ts';
import { BOOTH, permanent, stand } from './fair-stand.ts';

export interface FairPlan {
  branch: number;
  at: Point;
  heading: number;
  halls: number;
  rows: number;
  columns: number;
  /** The term for a hall. */
  hall: 'Halle' | 'Zelt';
  city: string;
  hours: string;
  /** With a garage below (UG) and a gallery above (1). */
  floors?: boolean;
}

const AISLE = 4.2;

/** Halls or tents with rows of stands, entrances, catering, and a stage. */
export function fair(fairPlan: FairPlan): OwnedItem[] {
  const site = siteOf(fairPlan);
  const items = Array.from({ length: fairPlan.halls }, (_, index) => hallItems(site, index + 1)).flat();
  return [...items, ...facilities(site), ...(fairPlan.floors ? otherFloors(site) : [])];
}

interface Site extends FairPlan {
  plan: ReturnType<typeof onPlan>;
  /** Size of a hall, m */
  wide: number;
  deep: number;
  /** Distance of what is in front of the halls from their middle, m */
  outside: number;
  /** Half the width of all halls, m */
  sideOffset: number;
  /** With several floors, everything at ground level is on the ground floor only. */
  groundFloor: Record<string, string>;
}

function siteOf(fairPlan: FairPlan): Site {
  const { at, heading, halls, rows, columns, floors = false } = fairPlan;
  const wide = columns * BOOTH.wide + 10;
  const deep = rows * (BOOTH.deep + AISLE) + 8;
  return {
    ...fairPlan,
    plan: onPlan(at, heading),
    wide,
    deep,
    outside: deep / 2 + 16,
    sideOffset: (halls * (wide + 14)) / 2,
    groundFloor: floors ? { level: 'EG' } : {},
  };
}

/** A hall with its entrance and its stands. */
function hallItems(site: Site, number: number): OwnedItem[] {
  const { branch, city, heading, halls, rows, columns, hall, hours, plan, wide, deep, groundFloor } = site;
  const items: OwnedItem[] = [];
  const x = (number - (halls + 1) / 2) * (wide + 14);
  const ref = `hall-${number}`;
  const title = `${hall} ${number}`;
  items.push(
    draft({
      owner: branch,
      ref,
      title,
      at: plan(x, 0),
      category: ['Exhibition', hall === 'Halle' ? 'Hall' : 'Tent'],
      own: [hall === 'Halle' ? 'halle' : 'zelt'],
      city,
      details: { hours },
      tags: permanent,
      type: 'exhibition',
      shapes: [
        rectangle(120, plan(x, 0), heading, wide, deep, { name: title, mainTitleLabel: title }),
        walls(130, plan(x, 0), heading, wide, deep, 0.14),
      ],
    }),
  );
  items.push(
    draft({
      owner: branch,
      ref: `entrance-${number}`,
      title: `Eingang ${title}`,
      at: plan(x, -deep / 2 - 2),
      category: ['Exhibition', 'Entrance/Exit'],
      city,
      hall: ref,
      details: groundFloor,
    }),
  );
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      items.push(
        stand(
          { branch, city, heading, groundFloor },
          number,
          row,
          column,
          plan(x + (column - (columns - 1) / 2) * BOOTH.wide, (row - (rows - 1) / 2) * (BOOTH.deep + AISLE)),
          columns,
          rows,
        ),
      );
  }
  return items;
}

/** Information, catering, stage and the like, in front of the halls. */
function facilities({ branch, city, heading, hours, plan, outside, sideOffset, groundFloor }: Site): OwnedItem[] {
  return [
    draft({
      owner: branch,
      ref: 'information',
      title: 'Messeinformation',
      at: plan(0, -outside),
      category: ['Exhibition', 'Information desk'],
      city,
      details: { hours, phone: '+423 555 80 80', ...groundFloor },
    }),
    draft({
      owner: branch,
      ref: 'catering',
      title: 'Festwirtschaft',
      at: plan(-sideOffset * 0.5, -outside),
      category: ['Exhibition', 'Catering'],
      city,
      details: { hours, eatingNotes: 'Grill, Raclette und Kuchen der Landfrauen', ...groundFloor },
    }),
    draft({
      owner: branch,
      ref: 'stage',
      title: 'Bühne',
      at: plan(sideOffset * 0.5, -outside - 6),
      category: ['Exhibition', 'Stage'],
      city,
      details: groundFloor,
    }),
    draft({
      owner: branch,
      ref: 'toilet',
      title: 'WC',
      at: plan(sideOffset * 0.8, -outside),
      category: ['Service', 'Toilet'],
      city,
      details: groundFloor,
      tags: [['wheelchair', 'yes']],
    }),
    draft({
      owner: branch,
      ref: 'first-aid',
      title: 'Sanität',
      at: plan(-sideOffset * 0.85, -outside),
      category: ['Event', 'First aid'],
      city,
      details: groundFloor,
    }),
    draft({
      owner: branch,
      ref: 'cloakroom',
      title: 'Garderobe',
      at: plan(sideOffset * 0.2, -outside - 2),
      category: ['Exhibition', 'Cloakroom'],
      city,
      details: groundFloor,
    }),
    draft({
      owner: branch,
      ref: 'parking',
      title: 'Messeparkplatz',
      at: plan(0, outside + 14),
      category: ['Transport', 'Parking'],
      city,
      details: { parkingSpaces: '260', ...groundFloor },
      tags: [['parking', 'surface'], ...permanent],
      shapes: [zone(plan(0, outside + 14), heading, Math.min(90, sideOffset * 1.6), 24, 'P', 'Messe')],
    }),
  ];
}

/** The garage below the halls and the gallery above, with lifts. */
function otherFloors({ branch, city, heading, hours, plan, deep, sideOffset }: Site): OwnedItem[] {
  return [
    draft({
      owner: branch,
      ref: 'garage',
      title: 'Messegarage',
      at: plan(6, -8),
      category: ['Transport', 'Parking'],
      city,
      details: { level: 'UG', parkingSpaces: '120', parkingMaxParkingTime: '12' },
      tags: [['parking', 'underground'], ...permanent],
      shapes: [zone(plan(0, 0), heading, sideOffset * 1.4, deep - 10, 'P', 'Messegarage', { level: 'UG' })],
    }),
    draft({
      owner: branch,
      ref: 'gallery',
      title: 'Galerie-Café',
      at: plan(-16, 6),
      category: ['Exhibition', 'Catering'],
      city,
      details: { level: '1', hours },
      tags: permanent,
      shapes: room(plan(-16, 6), heading, 24, 16, 'Galerie-Café'),
    }),
    draft({
      owner: branch,
      ref: 'congress',
      title: 'Vortragssaal',
      at: plan(13, 4),
      category: ['Exhibition', 'Stage'],
      city,
      details: { level: '1', shortDescription: 'Vorträge zur vollen Stunde.' },
      tags: permanent,
      shapes: room(plan(13, 4), heading, 30, 24, 'Vortragssaal'),
    }),
    ...['UG', 'EG', '1'].map((level) =>
      draft({
        owner: branch,
        ref: `elevator-${level}`,
        title: 'Lift',
        at: plan(0, -4),
        category: ['Place', 'Elevator'],
        city,
        details: { level },
      }),
    ),
  ];
}

/** A room of the gallery with its walls. */
const room = (at: Point, heading: number, wide: number, deep: number, name: string) => [
  rectangle(140, at, heading, wide, deep, { name, mainTitleLabel: name, level: '1' }),
  walls(160, at, heading, wide, deep, 0.2, { level: '1' }),
];
