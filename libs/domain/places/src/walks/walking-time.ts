/** Distance and climbs of a way. */
export interface Effort {
  km: number;
  /** Total metres of ascent */
  up: number;
  /** Total metres of descent */
  down: number;
}

/**
 * Walking time by DIN 33466 ('Wegweiser für Wanderwege'): 4 km, 300 m up and 500 m down per hour; the longer of the
 * times for distance and heights counts fully, the shorter one half. Without breaks.
 * @returns hours
 */
export function dinWalkingHours({ km, up, down }: Effort): number {
  const along = km / 4;
  const heights = up / 300 + down / 500;
  return Math.max(along, heights) + Math.min(along, heights) / 2;
}

/** Coefficients of minutes per kilometre as a polynomial of the slope in tenths (1 = 10 %) */
const swissPowers = [
  14.271, 3.6991, 2.5922, -1.4384, 0.32105, 0.81542, -0.090261, -0.20757, 0.010192, 0.028588, -0.00057466, -0.0021842,
  1.5176e-5, 8.6894e-5, -1.3584e-7, -1.4026e-6,
];
/** From this slope on only the height counts: 17 minutes per 100 m up, 9 per 100 m down. */
const swissLimit = 4;

function swissMinutesPerKm(slope: number): number {
  if (slope >= swissLimit) return 17 * slope;
  if (slope <= -swissLimit) return -9 * slope;
  return swissPowers.reduceRight((sum, factor) => sum * slope + factor, 0);
}

/**
 * Walking time by the formula of the Swiss signposts (Schweizer Wanderwege, as used by SchweizMobil and
 * map.geo.admin.ch): 4.2 km/h on the flat, adjusted by the slope of every stretch. Without breaks.
 * @param stretches length and height difference of each, m
 * @returns hours
 */
export function swissWalkingHours(stretches: readonly { metres: number; rise: number }[]): number {
  const minutes = stretches
    .filter(({ metres }) => metres > 0)
    .map(({ metres, rise }) => (metres / 1000) * swissMinutesPerKm((rise * 10) / metres));
  return minutes.reduce((sum, one) => sum + one, 0) / 60;
}

/** Countries whose signposts use the Swiss formula, ISO 3166-1 alpha-2, lower case */
const swissSigned = new Set(['ch', 'li']);
export const followsSwissSigns = (countryCode: string | undefined): boolean => swissSigned.has(countryCode ?? '');
