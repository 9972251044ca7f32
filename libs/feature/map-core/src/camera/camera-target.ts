import type { MapPadding } from './map-padding.ts';
import type { Bounds, LngLat } from '@umkreis/contract/ref.ts';

/** Target of a camera movement. */
export type CameraTarget =
  /**
   * `zoom`: minimum zoom; by default the current one above 13.7, otherwise 14. `gentle`: stays if the point is in
   * view.
   */
  | { kind: 'point'; at: LngLat; zoom?: number; gentle?: boolean }
  /** `tighter`: zoom added to the fit. `around`: additional padding, px */
  | {
      kind: 'bounds';
      bounds: Bounds;
      tighter?: number;
      bearing?: number;
      maxZoom?: number;
      around?: Readonly<MapPadding>;
    };

export const streetZoom = 17;
export const buildingZoom = 18;
export const exhibitionZoom = 20;
export const tightFit = 0.15;
export const shortcutTightFit = 0.75;
export const fitDuration = 1000;
const nearZoom = 13.7;
const flyZoom = 14;

/** Zoom for a movement to a point. */
export function zoomForPoint(current: number, wanted?: number): number {
  return wanted ?? (current > nearZoom ? current : flyZoom);
}

/** Invalid bounds must not move the camera. */
export function areValidBounds([southWest, northEast]: Bounds): boolean {
  return [...southWest, ...northEast].every(Number.isFinite);
}
