import { contrast } from '@umkreis/ui/accent.ts';

const READABLE = 4.5;
const [dark, light] = ['#1f1b29', '#ffffff'];

/**
 * Colours of a line's chip: those of the timetable if the text is readable, otherwise ink or white on its
 * background. #rrggbb
 */
export function lineColors(background: string, text: string): { background: string; color: string } {
  if (contrast(text, background) >= READABLE) return { background, color: text };
  return { background, color: contrast(dark, background) >= contrast(light, background) ? dark : light };
}
