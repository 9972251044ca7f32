import type { BranchSettings } from '@umkreis/contract/branch-settings.ts';
import type { MapView } from '@umkreis/contract/preview.ts';

/** Assumed screen size per breakpoint, px. */
const screens = { xs: [390, 700], smAndUp: [768, 900], md: [1440, 900] } as const;
/** Maximum pitch in degrees; beyond it the sky is visible. */
const STEEPEST = 61.5;
const round = (value: number, digits: number) => Number(value.toFixed(digits));
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/**
 * Start views per breakpoint that show the same area as the preview.
 * @param size of the preview, px
 */
export function startOf(
  { center: [lon, lat], zoom, pitch, bearing }: MapView,
  [width, height]: readonly [number, number],
): BranchSettings['mapCenter'] {
  return (['xs', 'smAndUp', 'md'] as const).map((breakpoint) => {
    const [wide, high] = screens[breakpoint];
    const nearer = Math.log2(Math.min(wide / width, high / height));
    return {
      breakpoint,
      lon: round(lon, 6),
      lat: round(lat, 6),
      zoom: round(clamp(zoom + nearer, 1, 20), 2),
      pitch: round(clamp(pitch, 0, STEEPEST), 1),
      bearing: round(bearing, 1),
    };
  });
}

/** The area visible in the preview, for every breakpoint. The bearing and other fields stay unchanged. */
export function areaOf({ bounds }: MapView, before: BranchSettings['mapBoundaries']): BranchSettings['mapBoundaries'] {
  const [[west, south], [east, north]] = bounds;
  return before.map((one) => ({
    ...one,
    lngLatSwNeBounds: [
      [round(west, 5), round(south, 5)],
      [round(east, 5), round(north, 5)],
    ],
  }));
}
