import type { Random } from '../shared/random.ts';
import { circle, cloud, firs, hills, house, polygon, rect, ridge, sky, WIDTH, type HouseColors } from './shapes.ts';

type Draw = (random: Random) => string;

const walls = ['#f3e2c7', '#f7efe3', '#e9c9a8', '#dfe6e2', '#f2d7c9'];
const roofs = ['#a4492f', '#8c4a36', '#7b5a48', '#b0603c'];
const day = (random: Random): HouseColors => ({
  wall: random.pick(walls),
  roof: random.pick(roofs),
  window: '#6d8ba3',
});
const back: Draw = (random) =>
  sky('#a9d2ec', '#f2f5ea') +
  cloud(random.between(150, 600), 180, 55) +
  cloud(random.between(900, 1450), 260, 45) +
  ridge(random, { base: 560, height: 330, fill: '#aebdce', snow: '#ffffff' }) +
  hills(random, { base: 640, height: 110, fill: '#8fb277' });

const row = (random: Random, y: number, count: number, look: () => HouseColors) =>
  Array.from({ length: count }, (_, at) => {
    const width = WIDTH / count;
    return house(
      at * width + random.between(4, 24),
      y,
      width * random.between(0.76, 0.86),
      random.between(180, 270),
      look(),
    );
  }).join('');

export const village: Draw = (random) =>
  back(random) +
  row(random, 760, 6, () => day(random)) +
  hills(random, { base: 800, height: 40, fill: '#7ea563' }) +
  firs(random, 9, 830, 60, 130, '#47714d') +
  `<path d="M0 1000L620 820H900L1600 960V1000Z" fill="#dcd3c4"/>`;

export const church: Draw = (random) => {
  const x = random.between(520, 860);
  return (
    back(random) +
    row(random, 790, 7, () => day(random)) +
    rect(x, 330, 150, 490, '#f7f2e8') +
    polygon(
      [
        [x - 14, 332],
        [x + 75, 90],
        [x + 164, 332],
      ],
      '#5d7f86',
    ) +
    rect(x + 71, 50, 8, 60, '#c9a227') +
    rect(x + 57, 66, 36, 8, '#c9a227') +
    circle(x + 75, 420, 38, '#3d4d5c') +
    circle(x + 75, 420, 31, '#fdfaf2') +
    rect(x + 72, 392, 6, 30, '#3d4d5c') +
    rect(x + 75, 417, 22, 6, '#3d4d5c') +
    rect(x + 150, 560, 330, 260, '#f1e9da') +
    polygon(
      [
        [x + 138, 562],
        [x + 200, 460],
        [x + 440, 460],
        [x + 494, 562],
      ],
      '#9c5138',
    ) +
    [200, 290, 380].map((left) => rect(x + left, 620, 46, 110, '#6d8ba3', 22)).join('') +
    hills(random, { base: 860, height: 50, fill: '#7ea563' }) +
    firs(random, 7, 880, 70, 150, '#47714d')
  );
};

export const castle: Draw = (random) => {
  const x = random.between(480, 700);
  const tower = (left: number, top: number, width: number) =>
    rect(x + left, top, width, 700 - top, '#d8cdb8') +
    polygon(
      [
        [x + left - 16, top],
        [x + left + width / 2, top - width * 1.1],
        [x + left + width + 16, top],
      ],
      '#8f4632',
    ) +
    rect(x + left + width / 2 - 12, top + 60, 24, 60, '#5a5348', 12);
  return (
    back(random) +
    `<path d="M${x - 420} 1000C${x - 160} 660 ${x + 20} 680 ${x + 240} 670S${x + 620} 720 ${x + 980} 1000Z" fill="#7c8a72"/>` +
    tower(360, 300, 130) +
    rect(x + 60, 470, 420, 230, '#e4dac6') +
    Array.from({ length: 7 }, (_, at) => rect(x + 62 + at * 60, 446, 34, 28, '#e4dac6')).join('') +
    tower(0, 380, 110) +
    [150, 230, 310].map((left) => rect(x + left, 540, 28, 66, '#5a5348', 14)).join('') +
    firs(random, 22, 760, 130, 140, '#47714d') +
    hills(random, { base: 940, height: 70, fill: '#6f9a55' })
  );
};

export const inn: Draw = (random) => {
  const look = { wall: random.pick(['#efd9bd', '#f3e8d8', '#e6cdb0']), roof: random.pick(roofs), window: '#ffd98a' };
  return (
    sky('#39476b', '#e6a27c') +
    circle(1280, 170, 46, '#fdf3cf') +
    ridge(random, { base: 560, height: 330, fill: '#4e5a7d' }) +
    hills(random, { base: 680, height: 110, fill: '#3f5560' }) +
    house(460, 800, 640, 350, look) +
    rect(730, 660, 90, 140, '#6b4330', 8) +
    Array.from(
      { length: 6 },
      (_, at) =>
        rect(490 + at * 104, 606, 84, 12, '#7b5238') +
        circle(515 + at * 104, 600, 17, '#d6455d') +
        circle(548 + at * 104, 600, 17, '#e8809a'),
    ).join('') +
    firs(random, 11, 790, 50, 190, '#26404a') +
    hills(random, { base: 840, height: 50, fill: '#2f4a4a' })
  );
};

export const shop: Draw = (random) => {
  const [awning, front] = random.pick([
    ['#c2255c', '#fbeef2'],
    ['#b35900', '#fbf3e6'],
    ['#2b8a3e', '#eef6ee'],
    ['#1971c2', '#eaf3fb'],
  ] as const);
  return (
    rect(0, 0, WIDTH, 1000, random.pick(walls)) +
    rect(0, 860, WIDTH, 140, '#cfc6b8') +
    rect(180, 320, 1240, 540, '#5b4636', 10) +
    rect(210, 350, 820, 470, '#dff0f5') +
    rect(1070, 350, 320, 510, '#7b5a42') +
    rect(1110, 400, 240, 300, '#dff0f5') +
    circle(1330, 620 + 110, 14, '#e8c15a') +
    [470, 640].map((y) => rect(210, y, 820, 14, '#8a6a4e')).join('') +
    Array.from({ length: 18 }, (_, at) => {
      const x = 250 + (at % 9) * 86;
      const y = at < 9 ? 470 : 640;
      const h = random.between(50, 105);
      return rect(x, y - h, 58, h, random.pick(['#d9480f', '#e8b04b', '#7fa36b', '#9c36b5', '#3d7ea6', '#c2255c']), 12);
    }).join('') +
    Array.from(
      { length: 12 },
      (_, at) =>
        `<path d="M${150 + at * 108.3} 250h108.3v120a54 54 0 0 1-108.3 0Z" fill="${at % 2 ? '#ffffff' : awning}"/>`,
    ).join('') +
    rect(430, 110, 740, 110, front, 20) +
    Array.from({ length: 9 }, (_, at) => rect(500 + at * 68, 150, at % 4 === 3 ? 20 : 48, 30, awning, 8)).join('') +
    Array.from(
      { length: 2 },
      (_, at) => circle(90 + at * 1420, 770, 66, '#5c8a5a') + rect(60 + at * 1420, 810, 60, 70, '#a4492f', 8),
    ).join('')
  );
};

export const stage: Draw = (random) => {
  const curtain = random.pick(['#8a1c3c', '#5f3dc4', '#0b5c74']);
  return (
    rect(0, 0, WIDTH, 1000, '#221a2e') +
    polygon(
      [
        [420, 0],
        [520, 0],
        [900, 800],
        [420, 800],
      ],
      '#fbe8a6',
    ).replace('/>', ' opacity=".28"/>') +
    polygon(
      [
        [1180, 0],
        [1080, 0],
        [700, 800],
        [1180, 800],
      ],
      '#ffd3e0',
    ).replace('/>', ' opacity=".28"/>') +
    rect(0, 780, WIDTH, 220, '#6b4a36') +
    Array.from(
      { length: 5 },
      (_, at) =>
        `<path d="M${at * 70} 0h70v${740 + at * 14}q-35 40-70 0Z" fill="${curtain}" opacity="${0.75 + (at % 2) * 0.25}"/><path d="M${1530 - at * 70} 0h70v${740 + at * 14}q-35 40-70 0Z" fill="${curtain}" opacity="${0.75 + (at % 2) * 0.25}"/>`,
    ).join('') +
    rect(0, 0, WIDTH, 90, curtain) +
    '<path d="M800 470v300M740 780q60-40 120 0" stroke="#d8d3e0" stroke-width="10" fill="none"/>' +
    circle(800, 440, 36, '#d8d3e0') +
    Array.from({ length: 15 }, (_, at) =>
      circle(at * 114 + random.between(-10, 10), 1000, random.between(52, 70), '#120d1a'),
    ).join('')
  );
};
