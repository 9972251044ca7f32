import type { Boot } from '@umkreis/contract/boot.ts';
import type { Branch, Breakpoint } from '@umkreis/contract/branch.ts';
import { wrapLon } from '@umkreis/geometry/longitude.ts';
import type { Bounds } from '@umkreis/contract/ref.ts';
import type { MapPadding } from '../camera/map-padding.ts';
import type { MapStart } from '../map/create-map.ts';
import { reachableAreaOf } from './reachable-area.ts';

/** Default without a branch and without a centre of the main site */
const fallback: MapStart = { center: [9.548428, 47.155579], zoom: 11, pitch: 0, bearing: 0 };

/** Breakpoint of a window width in px */
export const breakpointOf = (width: number): Breakpoint => (width < 600 ? 'xs' : width < 960 ? 'smAndUp' : 'md');

/** The entry for a breakpoint, otherwise the nearest one */
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

/** The area of a branch on a screen of a width in px; undefined without one */
export const areaOf = (branch: Pick<Branch, 'mapBoundaries'> | null, width: number) =>
  branch ? forBreakpoint(branch.mapBoundaries, breakpointOf(width)) : undefined;

interface Screen {
  width: number;
  height: number;
}

const mercatorY = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
const latAt = (y: number) => ((2 * Math.atan(Math.exp(y)) - Math.PI / 2) * 180) / Math.PI;
const worldPx = 512;
/** Maximum share of the free screen that the area may fill */
const roomy = 0.9;
const nearest = 17;
/** Higher limit for halls and shops */
const nearestIndoors = 19;

interface Fit {
  /** Covered edges of the screen, px */
  covered?: MapPadding;
  /** Degrees */
  bearing?: number;
  maxZoom?: number;
}

const nothingCovered: MapPadding = { top: 0, right: 0, bottom: 0, left: 0 };

/** The camera that fits an area into the free part of a screen, px. */
export function fittingCamera(
  [[west, south], [east, north]]: Bounds,
  { width, height }: Screen,
  { covered = nothingCovered, bearing = 0, maxZoom = nearest }: Fit = {},
): MapStart {
  const rotation = (bearing * Math.PI) / 180;
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  // Share of the world's width
  const across = (east - west) / 360;
  const down = (mercatorY(north) - mercatorY(south)) / (2 * Math.PI);
  const free = {
    width: Math.max(1, width - covered.left - covered.right),
    height: Math.max(1, height - covered.top - covered.bottom),
  };
  const scale = Math.min(
    free.width / (across * Math.abs(cos) + down * Math.abs(sin)),
    free.height / (across * Math.abs(sin) + down * Math.abs(cos)),
  );
  const zoom = Math.min(Math.log2((roomy / worldPx) * scale), maxZoom);
  const world = worldPx * 2 ** zoom;
  // Offset of the centre if opposite edges are covered unequally
  const [x, y] = [(covered.right - covered.left) / 2, (covered.bottom - covered.top) / 2];
  const middle = (mercatorY(north) + mercatorY(south)) / 2;
  return {
    center: [
      wrapLon((west + east) / 2 + ((x * cos - y * sin) / world) * 360),
      latAt(middle - ((x * sin + y * cos) / world) * 2 * Math.PI),
    ],
    zoom,
    pitch: 0,
    bearing,
  };
}

/** Parts of a map without an open panel covered by field, chips and controls, px */
const coveredBy = (width: number): MapPadding =>
  width < 600 ? { top: 120, right: 12, bottom: 76, left: 12 } : { top: 72, right: 72, bottom: 36, left: 12 };

/**
 * Space taken by field, chips and toggles below the upper edge of the reachable area, and by the bar above the
 * lower edge, px
 */
const kioskChrome = { top: 250, bottom: 130, side: 24 };
/** Scale of the screen for which these are the sizes */
const usualKioskScale = 1.4;

/** On a tall screen a kiosk's controls are in the middle: halls and shops are shown between them. */
function coveredOnKiosk(branch: Branch, screen: Screen, screenScale: number): MapPadding {
  const { top, bottom } = reachableAreaOf(screen, branch.kiosk, false);
  const scale = screenScale / usualKioskScale;
  const side = kioskChrome.side * scale;
  return { top: top + kioskChrome.top * scale, right: side, bottom: bottom + kioskChrome.bottom * scale, left: side };
}

const isIndoors = ({ kind }: Branch) => kind === 'fair' || kind === 'shoppingCenter';

/**
 * Initial camera. On a kiosk, often a tall screen, the branch's whole area is shown. A fair or a mall fills any
 * screen, on a kiosk the part free of controls.
 */
export function startCamera(
  { branch, main, screenScale = usualKioskScale }: Pick<Boot, 'branch' | 'main' | 'screenScale'>,
  screen: Screen,
  isKiosk = false,
): MapStart {
  const { width } = screen;
  const area = areaOf(branch, width);
  const own = branch && forBreakpoint(branch.mapCenter, breakpointOf(width));
  if (isKiosk && area && branch) {
    const bearing = own?.bearing ?? 0;
    if (!isIndoors(branch)) return fittingCamera(area.lngLatSwNeBounds, screen, { bearing });
    const fit = { covered: coveredOnKiosk(branch, screen, screenScale), bearing, maxZoom: nearestIndoors };
    return fittingCamera(area.lngLatSwNeBounds, screen, fit);
  }
  if (area && branch && branch.fitsFound && isIndoors(branch)) {
    const { bearing = 0, pitch = 0, zoom = 0 } = own ?? {};
    const fit = { covered: coveredBy(width), bearing, maxZoom: nearestIndoors };
    const filling = fittingCamera(area.lngLatSwNeBounds, screen, fit);
    // The area may be drawn too large: a configured start at a higher zoom takes precedence.
    if (filling.zoom > zoom) return { ...filling, pitch };
  }
  if (own) return { center: [own.lon, own.lat], zoom: own.zoom, pitch: own.pitch, bearing: own.bearing };
  const [lon, lat, zoom] = main.center;
  return [lon, lat, zoom].every(Number.isFinite) ? { ...fallback, center: [lon, lat], zoom } : fallback;
}
