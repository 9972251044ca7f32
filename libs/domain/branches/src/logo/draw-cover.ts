import type { Branch } from '@umkreis/contract/branch.ts';
import { markParts } from './draw-logo.ts';

const heights = [520, 455, 390, 330];

/**
 * A picture of a branch for link previews, 1200×630: its logo over a landscape in its colour. Deterministic per
 * branch.
 */
export function drawCover(branch: Pick<Branch, 'kind' | 'title' | 'shortTitle' | 'accentColor' | 'shortId'>): string {
  const layers = heights
    .map((height, index) => {
      const swing = (step: number) =>
        height + Math.round(Math.sin(branch.shortId * 1.7 + index * 2.1 + step * 1.3) * (34 + index * 8));
      const crest = Array.from(
        { length: 7 },
        (_, step) =>
          `${step === 0 ? 'M' : 'S'}${step === 0 ? '' : `${step * 200 - 90} ${swing(step)} `}${step * 200} ${swing(step + 0.5)}`,
      ).join('');
      return `<path d="${crest}V630H0z" fill="${branch.accentColor}" fill-opacity="${(0.85 - index * 0.2).toFixed(2)}"/>`;
    })
    .toReversed();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#FBFAFD"/><rect width="1200" height="630" fill="${branch.accentColor}" fill-opacity=".07"/><circle cx="900" cy="210" r="88" fill="${branch.accentColor}" fill-opacity=".14"/>${layers.join('')}<g transform="translate(110 95)"><circle cx="130" cy="130" r="168" fill="#fff"/><g transform="translate(2 2) scale(4)">${markParts(branch)}</g></g></svg>`;
}
