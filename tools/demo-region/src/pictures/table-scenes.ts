import type { Random } from '../shared/random.ts';
import { circle, rect, ridge, sky, WIDTH } from './shapes.ts';

type Draw = (random: Random) => string;

/** A view through a window, and the edge of the table below it. */
const room = (random: Random, wall: string, table: string) =>
  rect(0, 0, WIDTH, 1000, wall) +
  `<svg x="360" y="70" width="880" height="450" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice">${sky('#a9d2ec', '#f5efe0')}${ridge(random, { base: 760, height: 520, fill: '#9db0c6', snow: '#ffffff' })}${rect(0, 740, WIDTH, 260, '#8fb277')}</svg>` +
  `<path d="M360 70h880v450H360ZM800 70v450M360 290h880" fill="none" stroke="#f8f3ea" stroke-width="22"/>` +
  rect(330, 520, 940, 30, '#e7dccb') +
  rect(0, 690, WIDTH, 310, table) +
  rect(0, 690, WIDTH, 18, '#00000022');

export const meal: Draw = (random) =>
  room(random, random.pick(['#d9a577', '#b9c7b0', '#d8b7a6']), random.pick(['#8a5a3c', '#a06c46'])) +
  '<ellipse cx="800" cy="830" rx="330" ry="112" fill="#fdfbf7"/><ellipse cx="800" cy="822" rx="250" ry="80" fill="#f1ece2"/>' +
  Array.from({ length: 16 }, () =>
    circle(
      random.between(650, 950),
      random.between(785, 850),
      random.between(18, 42),
      random.pick(['#d9480f', '#e8b04b', '#7fa36b', '#c2255c', '#f3d7a0']),
    ),
  ).join('') +
  rect(390, 740, 14, 190, '#cfd4da', 7) +
  rect(372, 720, 50, 70, '#cfd4da', 16) +
  rect(1196, 720, 18, 210, '#cfd4da', 9) +
  '<path d="M1290 640h110l-18 130q-37 34-74 0Z" fill="#b3324a" opacity=".85"/><path d="M1290 640q0 130 55 140t55-140M1345 780v110M1300 895h90" fill="none" stroke="#eef3f6" stroke-width="9"/>';

export const drink: Draw = (random) =>
  room(random, random.pick(['#6f4e57', '#4d5b6b', '#7a5a45']), random.pick(['#5c3d2c', '#6d4a33'])) +
  rect(640, 610, 280, 210, '#fdfbf7', 40) +
  '<path d="M920 650h50a60 60 0 0 1 0 120h-60" fill="none" stroke="#fdfbf7" stroke-width="26"/><ellipse cx="780" cy="630" rx="120" ry="26" fill="#7b4a2c"/><ellipse cx="780" cy="838" rx="230" ry="40" fill="#eee6da"/>' +
  [720, 780, 840]
    .map(
      (x) =>
        `<path d="M${x} 570q-26-40 0-80t0-80" fill="none" stroke="#ffffff" stroke-width="11" stroke-linecap="round" opacity=".55"/>`,
    )
    .join('') +
  '<ellipse cx="1230" cy="850" rx="150" ry="40" fill="#eee6da"/>' +
  `<path d="M1130 830l40-110h150l20 110Z" fill="${random.pick(['#e8b04b', '#d98a5b', '#f0cfd8'])}"/><path d="M1170 720h150l5 26h-165Z" fill="#fff7ea"/>` +
  circle(1245, 705, 22, '#c2255c');
