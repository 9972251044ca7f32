/** Text and controls of a kiosk compared with those of a device in the hand: it is read from half a metre. */
export const DISTANCE = 1.4;
/** Shorter side of the screens for which the interface is designed, CSS px */
const USUAL_SIDE = 1080;
/** Larger screens than 8K are unknown. */
const LARGEST = 4;

export interface ScreenScale {
  /** Factor of the kiosk's own style sheet, which is designed for the usual screen */
  controls: number;
  /** Factor of what all surfaces share: labels and symbols of the map */
  map: number;
}

/**
 * One scale for interface, labels and symbols: a screen with twice the pixels shows everything twice as large. A
 * smaller screen than usual is a tablet, which is read from closer.
 * @param screen CSS px
 * @param own factor of the kiosk; null: 1
 */
export function screenScale({ width, height }: { width: number; height: number }, own: number | null): ScreenScale {
  const bySize = Math.min(LARGEST, Math.max(1, Math.min(width, height) / USUAL_SIDE));
  const controls = Math.round(bySize * (own ?? 1) * 100) / 100;
  return { controls, map: Math.round(controls * DISTANCE * 100) / 100 };
}
