import type { Branch } from '@umkreis/contract/branch.ts';

/**
 * The shape of a kind of client, on 64×64: its background in the branch's colour, and the position of its initial;
 * null: it has a picture instead.
 */
export interface Shape {
  background: string;
  picture: (variant: number) => string;
  initial: { x: number; y: number; size: number } | null;
}

const disc = 'M32 2a30 30 0 1 0 0 60 30 30 0 0 0 0-60z';
const pale = (path: string, opacity = 0.28) => `<path d="${path}" fill="#fff" fill-opacity="${opacity}"/>`;
const white = (path: string) => `<path d="${path}" fill="#fff"/>`;
const line = (path: string, width = 3.5) =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Heraldic divisions of a shield: chief, pale, fess, bend, chevron, base. */
const divisions = [
  'M0 0h64v15H0z',
  'M0 0h14v64H0zM50 0h14v64H50z',
  'M0 44h64v9H0z',
  'M0 40 40 0h14L0 54z',
  'M0 56l32-20 32 20v10L32 46 0 66z',
  'M0 46c11-6 21 6 32 0s21 6 32 0v18H0z',
];
const pictures = {
  hills: [
    'M0 46c10-12 20-14 30-4 9 9 20 6 34-6v28H0z',
    'M0 50l16-20 10 12 12-22 26 30v14H0z',
    'M0 44c14-8 26 8 40-2 8-6 16-6 24-4v26H0z',
  ],
  sun: [
    'M32 12a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
    'M44 13a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
    'M21 12a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  ],
};
const at = <T>(list: readonly T[], variant: number): T => list[variant % list.length]!;

export const shapes: Record<Branch['kind'], Shape> = {
  municipality: {
    background: 'M6 3h52v30c0 15-11 24-26 29C17 57 6 48 6 33z',
    picture: (variant) => pale(at(divisions, variant)),
    initial: { x: 32, y: 28, size: 26 },
  },
  region: {
    background: disc,
    picture: (variant) =>
      pale(at(pictures.hills, variant), 0.35) +
      white(at(pictures.hills, variant + 1).replace(/^M0 (\d+)/, (_, y: string) => `M0 ${Number(y) + 6}`)),
    initial: null,
  },
  tourism: {
    background: disc,
    picture: (variant) => white(at(pictures.sun, variant)) + pale(at(pictures.hills, variant), 0.45),
    initial: null,
  },
  utility: {
    background: 'M32 2 58 17v30L32 62 6 47V17z',
    picture: () => pale('M32 8 53 20v24L32 56 11 44V20zM32 12 14.500 22v20L32 52l17.500-10V22z', 0.35),
    initial: { x: 32, y: 32, size: 22 },
  },
  association: {
    background: 'M14 3h36a11 11 0 0 1 11 11v36a11 11 0 0 1-11 11H14A11 11 0 0 1 3 50V14A11 11 0 0 1 14 3z',
    picture: () => pale('M12 48h8v8h-8zM24 48h8v8h-8zM36 48h8v8h-8zM48 48h6v8h-6z', 0.45),
    initial: { x: 32, y: 26, size: 24 },
  },
  travelAgency: {
    background: disc,
    picture: () =>
      white('M46 14 37 38 18 50 27 26z') +
      pale('M32 10v5M32 49v5M10 32h5M49 32h5', 1) +
      '<circle cx="32" cy="32" r="3" fill="currentColor"/>',
    initial: null,
  },
  fair: {
    background: 'M32 2 62 24v34a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V24z',
    picture: () => pale('M2 24 32 2v22zM47 13l15 11H47z', 0.32),
    initial: { x: 32, y: 42, size: 22 },
  },
  market: {
    background: 'M8 4h48l6 18v36a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V22z',
    picture: () =>
      pale(
        'M2 22 8 4h10l-4 18a6 6 0 0 1-12 0zM26 22 28 4h8l2 18a6 6 0 0 1-12 0zM50 22 46 4h10l6 18a6 6 0 0 1-12 0z',
        0.4,
      ),
    initial: { x: 32, y: 42, size: 21 },
  },
  shoppingCenter: {
    background: 'M9 18h46l5 40a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z',
    picture: () =>
      '<path d="M21 24V15a11 11 0 0 1 22 0v9" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
    initial: { x: 32, y: 41, size: 22 },
  },
  resort: {
    background: disc,
    picture: () =>
      white('M4 52 25 22l9 12 7-9 19 27c-6 7-16 10-28 10S10 59 4 52z') +
      line('M8 18 58 8', 2.5) +
      white('M30 15h12v9a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3z'),
    initial: null,
  },
};
