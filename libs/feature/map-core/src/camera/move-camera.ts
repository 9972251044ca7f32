import type { Map as MapLibreMap } from 'maplibre-gl';
import { areValidBounds, fitDuration, tightFit, zoomForPoint, type CameraTarget } from './camera-target.ts';
import type { MapPadding } from './map-padding.ts';

export interface CameraStyle {
  padding: MapPadding;
  isKiosk: boolean;
}

const kioskPitch = 35;
const fitPadding = 12;
const kioskFitPadding = 36;

/** Event data of the guide's own movements, to distinguish them from the visitor's. */
export const movedByGuide = { isGuides: true } as const;
export const isGuidesMove = (event: object): boolean => 'isGuides' in event;

/** Moves a target into the free part of the map. */
export function moveCamera(map: MapLibreMap, target: CameraTarget, { padding, isKiosk }: CameraStyle): void {
  const offset: [number, number] = [(padding.left - padding.right) / 2, (padding.top - padding.bottom) / 2];
  if (target.kind === 'bounds') {
    if (!areValidBounds(target.bounds)) return;
    const around = isKiosk ? kioskFitPadding : fitPadding;
    const own = target.around ?? { top: 0, right: 0, bottom: 0, left: 0 };
    const margins = {
      top: padding.top + Math.max(around, own.top),
      right: padding.right + Math.max(around, own.right),
      bottom: padding.bottom + Math.max(around, own.bottom),
      left: padding.left + Math.max(around, own.left),
    };
    const middle: [number, number] = [(margins.left - margins.right) / 2, (margins.top - margins.bottom) / 2];
    const camera = fitting(map, target, margins);
    if (!camera) {
      map.fitBounds(target.bounds, {}, movedByGuide);
      return;
    }
    // The centre of the fit is valid for its own zoom only; a tighter one is centred on the bounds.
    const [[west, south], [east, north]] = target.bounds;
    const zoom = (camera.zoom ?? map.getZoom()) + (target.tighter ?? tightFit);
    map.easeTo(
      {
        center: [(west + east) / 2, (south + north) / 2],
        zoom,
        bearing: camera.bearing ?? map.getBearing(),
        offset: middle,
        duration: fitDuration,
        ...(isKiosk && { pitch: kioskPitch }),
      },
      movedByGuide,
    );
    return;
  }
  const zoom = zoomForPoint(map.getZoom(), target.zoom);
  if (target.gentle && isInView(map, target.at, padding)) return;
  map.flyTo(
    {
      center: target.at,
      zoom: target.gentle ? map.getZoom() : zoom,
      offset,
      duration: fitDuration,
      ...(isKiosk && { pitch: kioskPitch }),
    },
    movedByGuide,
  );
}

/** The camera that fits an area; undefined if the padding leaves no space. */
function fitting(
  map: MapLibreMap,
  { bounds, bearing, maxZoom }: Extract<CameraTarget, { kind: 'bounds' }>,
  padding: MapPadding,
) {
  try {
    const camera = map.cameraForBounds(bounds, {
      padding,
      bearing: bearing ?? map.getBearing(),
      maxZoom: maxZoom ?? 17,
    });
    return camera && Number.isFinite(camera.zoom) ? camera : undefined;
  } catch {
    return undefined;
  }
}

/** Space for the pin above a point, px */
const pin = 70;

/** Whether a point with its pin is in the free part of the map. */
export function isInView(map: MapLibreMap, at: [number, number], padding: MapPadding): boolean {
  const { x, y } = map.project(at);
  const { clientWidth, clientHeight } = map.getContainer();
  return (
    x > padding.left + 24 &&
    x < clientWidth - padding.right - 24 &&
    y > padding.top + pin &&
    y < clientHeight - padding.bottom - 24
  );
}
