import type { Boot } from '@umkreis/contract/boot.ts';
import type { Breakpoint } from '@umkreis/contract/branch.ts';
import { wrapLon } from '@umkreis/contract/longitude.ts';
import type { Bounds } from '@umkreis/contract/ref.ts';
import type { MapStart } from '@umkreis/map-view/create-map.ts';

/** Without a branch and without a main site's centre. */
const fallback: MapStart = { center: [9.548428, 47.155579], zoom: 11, pitch: 0, bearing: 0 };

/** Breakpoint of a window width in px. */
export const breakpointOf = (width: number): Breakpoint => (width < 600 ? 'xs' : width < 960 ? 'smAndUp' : 'md');

/** The entry for a breakpoint, else the nearest one. */
export function forBreakpoint<T extends { breakpoint: Breakpoint }>(
  entries: readonly T[],
  breakpoint: Breakpoint,
): T | undefined {
  const order: Record<Breakpoint, Breakpoint[]> = {
    xs: ['xs', 'smAndUp', 'md'],
    smAndUp: ['smAndUp', 'md', 'xs'],
    md: ['md', 'smAndUp', 'xs'],
  };
  return order[breakpoint]
    .map((wanted) => entries.find((entry) => entry.breakpoint === wanted))
    .find((entry) => entry !== undefined);
}

interface Screen {
  width: number;
  height: number;
}

const mercatorY = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
const worldPx = 512;
/** Share of the screen that the area may take. */
const roomy = 0.9;

/** The camera that shows an area whole on a screen in px, north up. */
export function fittingCamera([[west, south], [east, north]]: Bounds, { width, height }: Screen): MapStart {
  const across = (east - west) / 360;
  const down = (mercatorY(north) - mercatorY(south)) / (2 * Math.PI);
  const zoom = Math.log2((roomy / worldPx) * Math.min(width / across, height / down));
  const middle = (mercatorY(north) + mercatorY(south)) / 2;
  return {
    center: [wrapLon((west + east) / 2), ((2 * Math.atan(Math.exp(middle)) - Math.PI / 2) * 180) / Math.PI],
    zoom: Math.min(zoom, 17),
    pitch: 0,
    bearing: 0,
  };
}

/** Camera at start. A kiosk's screen is like no other, often tall: there the branch's whole area is shown. */
export function startCamera(
  { branch, main }: Pick<Boot, 'branch' | 'main'>,
  screen: Screen,
  isKiosk = false,
): MapStart {
  const { width } = screen;
  const area = isKiosk && branch ? forBreakpoint(branch.mapBoundaries, breakpointOf(width)) : undefined;
  if (area) return fittingCamera(area.lngLatSwNeBounds, screen);
  const own = branch && forBreakpoint(branch.mapCenter, breakpointOf(width));
  if (own) return { center: [own.lon, own.lat], zoom: own.zoom, pitch: own.pitch, bearing: own.bearing };
  const [lon, lat, zoom] = main.center;
  return [lon, lat, zoom].every(Number.isFinite) ? { ...fallback, center: [lon, lat], zoom } : fallback;
}
