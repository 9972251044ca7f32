type Rgb = [number, number, number];

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb;
const format = (rgb: Rgb) => `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, 0–1 (WCAG 2.2). */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4)) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours `#rrggbb`, 1–21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(parse(a)), luminance(parse(b))].toSorted((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mix = (from: Rgb, to: Rgb, share: number) => from.map((c, i) => c + (to[i]! - c) * share) as Rgb;

function movedUntil(color: string, towards: string, against: string, ratio: number): string {
  for (let share = 0; share <= 1; share += 0.04) {
    const moved = format(mix(parse(color), parse(towards), share));
    if (contrast(moved, against) >= ratio) return moved;
  }
  return towards;
}

const darkPaper = '#221e2b';

export interface AccentTokens {
  accent: string;
  onAccent: string;
}

/**
 * A branch's colour `#rrggbb`, darkened (light theme) or lightened (dark theme) until it has a contrast of 4.5
 * : 1 to paper.
 */
export function accentTokens(color: string, dark: boolean): AccentTokens {
  return dark
    ? { accent: movedUntil(color, '#ffffff', darkPaper, 5.5), onAccent: '#17121f' }
    : { accent: movedUntil(color, '#000000', '#ffffff', 4.5), onAccent: '#ffffff' };
}
