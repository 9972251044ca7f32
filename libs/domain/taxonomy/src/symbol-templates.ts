/** Input of a symbol template. Sizes in px; colours are CSS colours; symbol is SVG path data on a 15×15 grid. */
export interface SymbolInput {
  width: number;
  height: number;
  name: string;
  background: string;
  foreground: string;
  symbol: string;
}
export type SymbolVariant = 'icon' | 'circle' | 'event' | 'selected';

/** Size of a variant, px. */
export const symbolSizes: Readonly<Record<SymbolVariant, readonly [width: number, height: number]>> = {
  icon: [40, 40],
  circle: [40, 40],
  event: [68, 68],
  selected: [54, 74],
};

const GRID = 15;
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The glyph with this width, centred on a point. */
const glyph = (symbol: string, color: string, [x, y]: readonly [number, number], wide: number) =>
  `<path transform="translate(${x - wide / 2} ${y - wide / 2}) scale(${wide / GRID})" fill="${escaped(color)}" d="${escaped(symbol)}"/>`;

const frame = ({ width, height, name }: SymbolInput, [w, h]: readonly [number, number], content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" role="img" aria-label="${escaped(name)}"><title>${escaped(name)}</title>${content}</svg>`;

const disc = (background: string, [x, y]: readonly [number, number]) =>
  `<circle cx="${x}" cy="${y}" r="17" fill="${escaped(background)}" stroke="#FFFFFF" stroke-width="2"/>`;

/**
 * The four symbol templates of the map as SVG, for clients that draw without the map: print, mail, other sites.
 */
export const symbolTemplates: Readonly<Record<SymbolVariant, (input: SymbolInput) => string>> = {
  icon: (input) => frame(input, symbolSizes.icon, glyph(input.symbol, input.background, [20, 20], 30)),
  circle: (input) =>
    frame(
      input,
      symbolSizes.circle,
      disc(input.background, [20, 20]) + glyph(input.symbol, input.foreground, [20, 20], 20),
    ),
  event: (input) =>
    frame(
      input,
      symbolSizes.event,
      [
        [33, 0.16],
        [28, 0.24],
        [23, 0.36],
      ]
        .map(
          ([radius, opacity]) =>
            `<circle cx="34" cy="34" r="${radius}" fill="${escaped(input.background)}" fill-opacity="${opacity}"/>`,
        )
        .join('') +
        disc(input.background, [34, 34]) +
        glyph(input.symbol, input.foreground, [34, 34], 20),
    ),
  selected: (input) =>
    frame(
      input,
      symbolSizes.selected,
      `<path fill="${escaped(input.background)}" stroke="#FFFFFF" stroke-width="2" d="M27 72C20 60 2 47 2 27a25 25 0 1 1 50 0c0 20-18 33-25 45z"/>${glyph(input.symbol, input.foreground, [27, 27], 28)}`,
    ),
};
