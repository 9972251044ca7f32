import { liftColor } from '@umkreis/map-style/guide/way-layers.ts';
import { measured, pointAlong } from './measured-path.ts';
import type { LngLat } from '@umkreis/contract/ref.ts';
import type { Vehicle } from './vehicle.ts';

/** How a lift moves: m/s, m between its cabins, and whether passengers also ride down. */
interface Motion {
  speed: number;
  spacing: number;
  returns: boolean;
}

const chair: Motion = { speed: 4, spacing: 90, returns: true };
const drag: Motion = { speed: 2.5, spacing: 60, returns: false };
const motions: Readonly<Record<string, Motion>> = {
  'Gondola lift': { speed: 5, spacing: 160, returns: true },
  // Two cabins that pass each other in the middle
  'Cable car': { speed: 8, spacing: Number.POSITIVE_INFINITY, returns: true },
  Chairlift: chair,
  'Magic carpet': { speed: 0.7, spacing: 20, returns: false },
};

/** A lift's line, from bottom to top. */
export interface LiftWay {
  subCategory: string;
  points: readonly LngLat[];
}

/**
 * The cabins of an operating lift at an instant (ms since 1970). They circulate: up, and down if passengers ride
 * down.
 */
export function liftVehicles({ subCategory, points }: LiftWay): (now: number) => Vehicle[] {
  const { speed, spacing, returns } = motions[subCategory] ?? drag;
  const path = measured(points);
  const round = returns ? 2 * path.length : path.length;
  const count = Number.isFinite(spacing) ? Math.max(1, Math.round(round / spacing)) : 2;
  return (now) =>
    Array.from({ length: count }, (_, cabin): Vehicle => {
      const distance = ((now / 1000) * speed + (cabin * round) / count) % round;
      return {
        at: pointAlong(path, distance <= path.length ? distance : round - distance),
        kind: 'cabin',
        color: liftColor,
        textColor: '#FFFFFF',
        label: '',
      };
    });
}
