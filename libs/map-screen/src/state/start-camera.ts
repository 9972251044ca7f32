import type { Boot } from '@umkreis/contract/boot.ts';
import type { Breakpoint } from '@umkreis/contract/branch.ts';
import type { MapStart } from '@umkreis/map-view/use-map.ts';

/** Without a branch and without a main site's centre. */
const fallback: MapStart = { center: [9.548428, 47.155579], zoom: 11, pitch: 0, bearing: 0 };

/** Breakpoint of a window width in px. */
export const breakpointOf = (width: number): Breakpoint => (width < 600 ? 'xs' : width < 960 ? 'smAndUp' : 'md');

/** The entry for a breakpoint, else the nearest one. */
export function forBreakpoint<T extends { breakpoint: Breakpoint }>(entries: readonly T[], breakpoint: Breakpoint): T | undefined {
  const order: Record<Breakpoint, Breakpoint[]> = { xs: ['xs', 'smAndUp', 'md'], smAndUp: ['smAndUp', 'md', 'xs'], md: ['md', 'smAndUp', 'xs'] };
  return order[breakpoint].map((wanted) => entries.find((entry) => entry.breakpoint === wanted)).find((entry) => entry !== undefined);
}

/** Camera at start, for a window width in px. */
export function startCamera({ branch, main }: Pick<Boot, 'branch' | 'main'>, width: number): MapStart {
  const own = branch && forBreakpoint(branch.mapCenter, breakpointOf(width));
  if (own) return { center: [own.lon, own.lat], zoom: own.zoom, pitch: own.pitch, bearing: own.bearing };
  const [lon, lat, zoom] = main.center;
  return [lon, lat, zoom].every(Number.isFinite) ? { ...fallback, center: [lon, lat], zoom } : fallback;
}
