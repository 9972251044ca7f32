import { random, type Random } from '../shared/random.ts';
import { allAround, lake, mountains, playground, trail, winter } from './outdoor-scenes.ts';
import { circle, polygon, rect, svg } from './shapes.ts';
import { drink, meal } from './table-scenes.ts';
import { castle, church, inn, shop, stage, village } from './town-scenes.ts';

export interface Drawing {
  scene: string;
  svg: string;
  alt: string;
}

const scenes: Record<string, { draw: (random: Random) => string; alt: string; variants: number }> = {
  mountains: { draw: mountains, alt: 'Gezeichnete Berglandschaft mit Tannen', variants: 3 },
  lake: { draw: lake, alt: 'Gezeichneter Bergsee mit einem Segelboot', variants: 2 },
  trail: { draw: trail, alt: 'Gezeichneter Wanderweg mit Wegweiser zwischen Tannen', variants: 2 },
  winter: { draw: winter, alt: 'Gezeichneter Winterhang mit Gondeln', variants: 2 },
  playground: { draw: playground, alt: 'Gezeichneter Spielplatz mit Schaukel und Rutsche', variants: 1 },
  village: { draw: village, alt: 'Gezeichnete Dorfstrasse mit Giebelhäusern', variants: 3 },
  church: { draw: church, alt: 'Gezeichnete Kirche im Dorf', variants: 1 },
  castle: { draw: castle, alt: 'Gezeichnete Burg auf einem Hügel', variants: 1 },
  inn: { draw: inn, alt: 'Gezeichnetes Gasthaus am Abend mit erleuchteten Fenstern', variants: 2 },
  shop: { draw: shop, alt: 'Gezeichnetes Schaufenster eines Ladens', variants: 2 },
  stage: { draw: stage, alt: 'Gezeichnete Bühne mit Mikrofon im Scheinwerferlicht', variants: 1 },
  meal: { draw: meal, alt: 'Gezeichneter Teller auf einem Tisch am Fenster', variants: 2 },
  drink: { draw: drink, alt: 'Gezeichnete Kaffeetasse und Kuchen auf einem Tisch', variants: 2 },
};

/** All drawings of the demonstration; the same every time. */
export function drawings(): Drawing[] {
  return Object.entries(scenes).flatMap(([scene, { draw, alt, variants }], at) =>
    Array.from({ length: variants }, (_, variant) => ({ scene, alt, svg: svg(draw(random(100 + at * 10 + variant))) })),
  );
}

const PANORAMA_WIDTH = 2400;

/** Panoramas of 360°, twice as wide as high. */
export const panoramas = (): Drawing[] =>
  [1, 2].map((seed) => ({
    scene: 'panorama',
    alt: 'Gezeichnetes Bergpanorama rundum',
    svg: svg(allAround(random(900 + seed), PANORAMA_WIDTH), PANORAMA_WIDTH, PANORAMA_WIDTH / 2),
  }));

const marks: ((random: Random, color: string) => string)[] = [
  (_, color) =>
    polygon(
      [
        [120, 470],
        [300, 150],
        [480, 470],
      ],
      color,
    ) +
    polygon(
      [
        [300, 470],
        [420, 260],
        [540, 470],
      ],
      '#ffffff',
    ).replace('/>', ' opacity=".55"/>'),
  (_, color) => circle(300, 310, 170, color) + circle(360, 260, 120, '#ffffff'),
  (_, color) => [0, 1, 2].map((at) => rect(150 + at * 110, 160 + at * 70, 80, 310 - at * 70, color, 40)).join(''),
  (_, color) =>
    polygon(
      [
        [300, 120],
        [470, 300],
        [300, 480],
        [130, 300],
      ],
      color,
    ) + circle(300, 300, 70, '#ffffff'),
];

/** Logos of invented companies, with a transparent background. */
export const logos = (): Drawing[] =>
  marks.map((draw, at) => ({
    scene: 'logo',
    alt: 'Logo der erfundenen Firma',
    svg: svg(draw(random(700 + at), ['#1864ab', '#c2255c', '#2b8a3e', '#b35900'][at]!), 600, 600),
  }));
