import type { Random } from '../shared/random.ts';

export const WIDTH = 1600;
const HEIGHT = 1000;

const round = (value: number) => Math.round(value * 10) / 10;
const points = (list: readonly (readonly [number, number])[]) =>
  list.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;
export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
export const polygon = (list: readonly (readonly [number, number])[], fill: string) =>
  `<polygon points="${points(list)}" fill="${fill}"/>`;

/** A sky with a gradient between two colours. */
export const sky = (top: string, bottom: string) =>
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>`;

/** A ridge of peaks across the picture, down to its lower edge; both ends have the same height. */
export function ridge(
  random: Random,
  {
    base,
    height,
    fill,
    snow,
    width = WIDTH,
    bottom = HEIGHT,
  }: { base: number; height: number; fill: string; snow?: string; width?: number; bottom?: number },
): string {
  const steps = Math.round(width / 100);
  const tops = Array.from({ length: steps + 1 }, (_, at): [number, number] => [
    (at * width) / steps,
    base - (at % 2 ? random.between(0.45, 1) : random.between(0.05, 0.4)) * height,
  ]);
  tops[steps] = [width, tops[0]![1]];
  const caps = snow
    ? tops
        .slice(1, -1)
        .filter(([, y], at) => at % 2 === 0 && base - y > height * 0.6)
        .map(([x, y]) => {
          const drop = (base - y) * 0.22;
          return polygon(
            [
              [x, y - 1],
              [x + drop * 0.55, y + drop],
              [x + drop * 0.2, y + drop * 0.75],
              [x, y + drop * 1.15],
              [x - drop * 0.25, y + drop * 0.75],
              [x - drop * 0.55, y + drop],
            ],
            snow,
          );
        })
    : [];
  return polygon([[0, bottom], ...tops, [width, bottom]], fill) + caps.join('');
}

/** Rolling hills across the picture, down to its lower edge. */
export function hills(
  random: Random,
  {
    base,
    height,
    fill,
    width = WIDTH,
    bottom = HEIGHT,
  }: { base: number; height: number; fill: string; width?: number; bottom?: number },
): string {
  const steps = 4;
  const step = width / steps;
  const ys = Array.from({ length: steps + 1 }, () => base - random.between(0, height));
  ys[steps] = ys[0]!;
  const curve = ys
    .slice(1)
    .map(
      (y, at) =>
        `C${round(at * step + step / 2)} ${round(ys[at]!)} ${round(at * step + step / 2)} ${round(y)} ${round((at + 1) * step)} ${round(y)}`,
    )
    .join('');
  return `<path d="M0 ${bottom}V${round(ys[0]!)}${curve}V${bottom}Z" fill="${fill}"/>`;
}

/** A fir tree with its base at (x, y). */
export const fir = (x: number, y: number, height: number, fill: string) =>
  rect(x - height * 0.03, y - height * 0.12, height * 0.06, height * 0.14, '#6b4a34') +
  [0, 1, 2]
    .map((at) =>
      polygon(
        [
          [x, y - height * (1 - at * 0.02)],
          [x + height * (0.14 + at * 0.07), y - height * (0.62 - at * 0.25)],
          [x - height * (0.14 + at * 0.07), y - height * (0.62 - at * 0.25)],
        ],
        fill,
      ),
    )
    .join('');

export const firs = (
  random: Random,
  count: number,
  base: number,
  spread: number,
  height: number,
  fill: string,
  width = WIDTH,
) =>
  Array.from(
    { length: count },
    () => [random.between(0, width), base + random.between(0, spread), height * random.between(0.7, 1.2)] as const,
  )
    .toSorted((a, b) => a[1] - b[1])
    .map(([x, y, h]) => fir(x, y, h, fill))
    .join('');

export interface HouseColors {
  wall: string;
  roof: string;
  window: string;
}

/** A gabled house with its lower left corner at (x, y). */
export function house(
  x: number,
  y: number,
  width: number,
  height: number,
  { wall, roof, window }: HouseColors,
): string {
  const top = y - height;
  const size = width * 0.16;
  const windows = [0.16, 0.42, 0.68].flatMap((left) =>
    [0.2, 0.58].map((down) => rect(x + width * left, top + height * down, size, size * 1.25, window, 4)),
  );
  return (
    rect(x, top, width, height, wall) +
    polygon(
      [
        [x - width * 0.08, top + 2],
        [x + width / 2, top - width * 0.42],
        [x + width * 1.08, top + 2],
      ],
      roof,
    ) +
    windows.join('')
  );
}

export const cloud = (x: number, y: number, size: number, fill = '#ffffff') =>
  `<g opacity=".75">${[
    [-0.9, 0.1, 0.5],
    [0, -0.2, 0.75],
    [0.9, 0.1, 0.55],
  ]
    .map(([dx, dy, r]) => circle(x + dx! * size, y + dy! * size, r! * size, fill))
    .join('')}${rect(x - size * 1.4, y, size * 2.8, size * 0.62, fill, size * 0.3)}</g>`;

/** A complete picture. */
export const svg = (content: string, width = WIDTH, height = HEIGHT) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
