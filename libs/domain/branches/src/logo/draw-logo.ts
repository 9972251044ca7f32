import type { Branch } from '@umkreis/contract/branch.ts';
import { characterPath } from './character-paths.ts';
import { shapes } from './shapes.ts';

type Drawn = Pick<Branch, 'kind' | 'title' | 'shortTitle' | 'accentColor' | 'shortId'>;

const CHAR_WIDTH = 20;
const CHAR_HEIGHT = 24;
const WORD_WIDTH = 138;
const WORD_HEIGHT = 22;

function initialOf(title: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / CHAR_HEIGHT;
  return `<path transform="translate(${x - (CHAR_WIDTH / 2) * scale} ${y - size / 2}) scale(${scale.toFixed(3)})" d="${characterPath(title.trim()[0] ?? '')}" fill="none" stroke="#fff" stroke-width="4.500" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** The elements of a branch's logo on 64×64: the shape of its kind in its colour, with its initial or a picture. */
export function markParts({ kind, title, accentColor, shortId }: Drawn): string {
  const { background, picture, initial } = shapes[kind];
  const clip = `mark${shortId}`;
  return `<g color="${accentColor}"><clipPath id="${clip}"><path d="${background}"/></clipPath><path d="${background}" fill="${accentColor}"/>${kind === 'shoppingCenter' ? picture(shortId) : `<g clip-path="url(#${clip})">${picture(shortId)}</g>`}${initial ? initialOf(title, initial) : ''}</g>`;
}

/** A square logo of a branch. SVG below 4 kB, without text elements. */
export function drawLogo(branch: Drawn): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${markParts(branch)}</svg>`;
}

/**
 * Logo and name side by side, 210×64: for a menu button of 105 px. The name is its first word as strokes, lighter
 * in dark mode.
 */
export function drawWordmark(branch: Drawn): string {
  const word = [...(branch.shortTitle.split(/\s+/)[0] ?? '')].slice(0, 14);
  const advance = CHAR_WIDTH + 7;
  const scale = Math.min(WORD_HEIGHT / CHAR_HEIGHT, WORD_WIDTH / (word.length * advance - 7));
  const characters = word
    .map((initial, index) => `<path transform="translate(${index * advance} 0)" d="${characterPath(initial)}"/>`)
    .join('');
  const top = 32 - (CHAR_HEIGHT / 2) * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 64"><style>@media(prefers-color-scheme:dark){.word{stroke:color-mix(in oklab,${branch.accentColor} 40%,#fff)}}</style>${markParts(branch)}<g class="word" transform="translate(72 ${top.toFixed(2)}) scale(${scale.toFixed(3)})" fill="none" stroke="${branch.accentColor}" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round">${characters}</g></svg>`;
}
