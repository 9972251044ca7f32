import type { Random } from '../shared/random.ts';
import { circle, cloud, fir, firs, hills, polygon, rect, ridge, sky, WIDTH } from './shapes.ts';

type Draw = (random: Random) => string;

const skies: readonly [string, string][] = [
  ['#8ec5ea', '#e8f3f6'],
  ['#f2b99b', '#fbe7cf'],
  ['#9db7e6', '#f3e3ee'],
  ['#7cc0c9', '#eef6e6'],
];
const anySky: Draw = (random) =>
  sky(...random.pick(skies)) + circle(random.between(200, 1400), random.between(150, 320), 70, '#fff4d6', 0.9);

export const mountains: Draw = (random) =>
  anySky(random) +
  cloud(random.between(200, 1400), 200, 60) +
  ridge(random, { base: 640, height: 460, fill: '#a9b4c8', snow: '#ffffff' }) +
  ridge(random, { base: 760, height: 330, fill: '#7f93a8' }) +
  hills(random, { base: 800, height: 130, fill: '#7fa36b' }) +
  firs(random, 26, 830, 60, 110, '#3f6b4f') +
  hills(random, { base: 930, height: 90, fill: '#5f8a4c' });

export const lake: Draw = (random) =>
  anySky(random) +
  ridge(random, { base: 560, height: 330, fill: '#93a7c2', snow: '#ffffff' }) +
  hills(random, { base: 590, height: 110, fill: '#5d8766' }) +
  rect(0, 560, WIDTH, 440, '#6fb1cf') +
  Array.from({ length: 22 }, () =>
    rect(random.between(0, WIDTH), random.between(590, 960), random.between(60, 260), 5, '#d7eef6', 3).replace(
      '/>',
      ' opacity=".6"/>',
    ),
  ).join('') +
  polygon(
    [
      [random.between(500, 900), 700],
      [760, 480],
      [960, 700],
    ],
    '#fdfdfb',
  ) +
  polygon(
    [
      [560, 710],
      [1000, 710],
      [940, 752],
      [620, 752],
    ],
    '#b5553c',
  ) +
  hills(random, { base: 985, height: 50, fill: '#4c7a4a' });

export const trail: Draw = (random) =>
  anySky(random) +
  ridge(random, { base: 520, height: 300, fill: '#a7b8c4', snow: '#ffffff' }) +
  hills(random, { base: 600, height: 120, fill: '#9dbd7d' }) +
  hills(random, { base: 720, height: 140, fill: '#82a963' }) +
  `<path d="M${random.whole(640, 780)} 1000C600 880 1040 840 900 740S${random.whole(980, 1150)} 640 1030 590" fill="none" stroke="#ead9b5" stroke-width="44" stroke-linecap="round"/>` +
  firs(random, 14, 700, 120, 150, '#3c6a48') +
  [fir(180, 960, 420, '#2f5a3e'), fir(1430, 980, 470, '#2f5a3e')].join('') +
  rect(1190, 640, 12, 170, '#7a5a3c') +
  polygon(
    [
      [1140, 650],
      [1290, 650],
      [1330, 680],
      [1290, 710],
      [1140, 710],
    ],
    '#f5c518',
  );

export const winter: Draw = (random) =>
  sky('#bcd6ee', '#f5f9fd') +
  circle(1250, 210, 70, '#fff7df') +
  ridge(random, { base: 600, height: 430, fill: '#b7c6da', snow: '#ffffff' }) +
  hills(random, { base: 640, height: 150, fill: '#eef4fa' }) +
  hills(random, { base: 790, height: 150, fill: '#ffffff' }) +
  firs(random, 24, 690, 110, 140, '#567d82') +
  '<path d="M120 260L1500 620" stroke="#55606e" stroke-width="6"/>' +
  [0.2, 0.45, 0.7]
    .map((at) => {
      const [x, y] = [120 + 1380 * at, 260 + 360 * at];
      return (
        rect(x - 3, y, 6, 50, '#55606e') +
        rect(x - 46, y + 48, 92, 66, random.pick(['#d6455d', '#3563a8', '#e0a030']), 14)
      );
    })
    .join('') +
  `<path d="M${random.whole(300, 420)} 1000C520 900 420 840 640 780" fill="none" stroke="#d5e3f0" stroke-width="14"/><path d="M${random.whole(440, 500)} 1000C620 900 520 840 720 790" fill="none" stroke="#d5e3f0" stroke-width="14"/>`;

export const playground: Draw = (random) =>
  anySky(random) +
  hills(random, { base: 640, height: 140, fill: '#a8c98a' }) +
  firs(random, 12, 620, 40, 150, '#5c8a5a') +
  hills(random, { base: 760, height: 60, fill: '#86b267' }) +
  rect(0, 800, WIDTH, 200, '#e8d3a3') +
  polygon(
    [
      [380, 830],
      [520, 420],
      [545, 420],
      [430, 830],
    ],
    '#c8553d',
  ) +
  polygon(
    [
      [900, 830],
      [760, 420],
      [735, 420],
      [850, 830],
    ],
    '#c8553d',
  ) +
  rect(490, 410, 300, 22, '#c8553d', 10) +
  rect(590, 430, 6, 280, '#555') +
  rect(690, 430, 6, 280, '#555') +
  rect(575, 705, 136, 18, '#2d6a9f', 8) +
  polygon(
    [
      [1080, 830],
      [1080, 560],
      [1190, 560],
      [1190, 830],
    ],
    '#3f8f7f',
  ) +
  polygon(
    [
      [1190, 560],
      [1460, 820],
      [1400, 830],
      [1160, 600],
    ],
    '#f0b429',
  ) +
  polygon(
    [
      [1050, 560],
      [1135, 450],
      [1220, 560],
    ],
    '#c8553d',
  );

/** Peaks for a full panorama: the right edge continues at the left edge. */
export function allAround(random: Random, width: number): string {
  const bottom = width / 2;
  const whole = { width, bottom };
  return (
    sky(...random.pick(skies)) +
    circle(width * random.between(0.2, 0.8), bottom * 0.24, bottom * 0.05, '#fff4d6', 0.9) +
    [0.15, 0.4, 0.72].map((at) => cloud(width * at, bottom * random.between(0.16, 0.3), 44)).join('') +
    ridge(random, { ...whole, base: bottom * 0.55, height: bottom * 0.24, fill: '#a9b4c8', snow: '#ffffff' }) +
    ridge(random, { ...whole, base: bottom * 0.58, height: bottom * 0.14, fill: '#7f93a8' }) +
    hills(random, { ...whole, base: bottom * 0.6, height: bottom * 0.06, fill: '#82a963' }) +
    firs(random, 70, bottom * 0.6, bottom * 0.05, bottom * 0.07, '#3f6b4f', width) +
    hills(random, { ...whole, base: bottom * 0.68, height: bottom * 0.04, fill: '#6f9a55' }) +
    rect(0, bottom * 0.8, width, bottom * 0.2, '#d9c8a2')
  );
}
