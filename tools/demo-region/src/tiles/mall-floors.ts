import { onPlan } from '../specials/draft.ts';
import { MALL, mallSite } from '../specials/shopping-centre.ts';
import { box, placed } from '../valley/houses.ts';
import type { Point } from '../shared/terrain.ts';
import { area, disc, line, picture } from './svg.ts';
import type { TileSet, View } from './write-tiles.ts';

const { at, heading } = mallSite;
const plan = onPlan(at, heading);
/** Half the width of the passage between the shops, m */
const PASSAGE = 8.6;
const half = { wide: MALL.wide / 2, deep: MALL.deep / 2 };

const rectangle = (x: number, y: number, wide: number, deep: number): Point[] =>
  placed(plan(x, y), heading, box(wide, deep));

/** Slabs of the passage, entrances, lift, toilets and plants: what both floors have. */
function floor(view: View): string {
  const joints = Array.from({ length: Math.floor(MALL.wide / 4) }, (_, at) => at * 4 - half.wide + 2);
  const stroke = (colour: string, metres: number) => `stroke="${colour}" stroke-width="${metres * view.scale}"`;
  return [
    area(view, rectangle(0, 0, MALL.wide, MALL.deep), 'fill="#F7F3EC"'),
    area(view, rectangle(0, 0, MALL.wide, PASSAGE * 2), 'fill="#EFE6D8"'),
    ...joints.map((x) => line(view, [plan(x, -PASSAGE), plan(x, PASSAGE)], stroke('#E2D6C3', 0.12))),
    ...[-4, 0, 4].map((y) => line(view, [plan(-half.wide, y), plan(half.wide, y)], stroke('#E2D6C3', 0.12))),
    area(view, rectangle(48, 0, 7, 7), 'fill="#D6E3EC"'),
    area(view, rectangle(-8, 0, 3.4, 3.4), `fill="#CFCBD6" ${stroke('#9A94A6', 0.2)}`),
    ...[-42, -31, 4, 38].map((x) => plants(view, plan(x, 0))),
  ].join('');
}

const plants = (view: View, at: Point) =>
  disc(view, at, 1.7, 'fill="#B9A98F"') + disc(view, at, 1.35, 'fill="#7FA66B"');

/** The ground floor has doors at both ends, and the escalator's foot. */
const groundFloor = (view: View) =>
  floor(view) +
  [-1, 1].map((end) => area(view, rectangle(end * (half.wide - 1.2), 0, 2.4, 7), 'fill="#C9BFAF"')).join('') +
  escalator(view, 26);

/** The upper floor has openings above the passage. */
const upperFloor = (view: View) =>
  floor(view) +
  [-37, -22, 9, 33]
    .map((x) => area(view, rectangle(x, 0, 8, 5), 'fill="#C7D0D6" stroke="#7C8790" stroke-width="1.5"'))
    .join('') +
  escalator(view, 20);

const escalator = (view: View, x: number) =>
  area(view, rectangle(x, 0, 9, 2.6), 'fill="#B7B2C2"') +
  Array.from({ length: 8 }, (_, step) => x - 4 + step * 1.1)
    .map((at) => line(view, [plan(at, -1.3), plan(at, 1.3)], 'stroke="#8C869A" stroke-width="1"'))
    .join('');

/** The floors of the shopping centre. */
export const mallFloors: TileSet[] = (
  [
    ['tiles_eg', groundFloor],
    ['tiles_og', upperFloor],
  ] as const
).map(([name, draw]) => ({
  branch: 25,
  name,
  area: [
    [at[0] - half.wide - 4, at[1] - half.wide * 0.75],
    [at[0] + half.wide + 4, at[1] + half.wide * 0.75],
  ],
  zooms: [17, 18, 19, 20],
  draw: (view) => picture(view, draw(view)),
}));
