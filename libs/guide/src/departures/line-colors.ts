import { contrast } from '@umkreis/ui/accent.ts';

const READABLE = 4.5;
const [dark, light] = ['#1f1b29', '#ffffff'];

/**
 * Colours of a line's chip: those of the timetable where its text can be read, else ink or white upon its colour.
 * #rrggbb
 */
export function lineColors(background: string, text: string): { background: string; color: string } {
  if (contrast(text, background) >= READABLE) return { background, color: text };
  return { background, color: contrast(dark, background) >= contrast(light, background) ? dark : light };
}
