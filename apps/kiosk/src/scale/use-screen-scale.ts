import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Boot } from '@umkreis/contract/boot.ts';
import { screenScale } from './screen-scale.ts';

const onResize = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};
const size = () => `${innerWidth} ${innerHeight}`;

/** The scale of this window. @param own factor of the kiosk; null: 1 */
export const currentScale = (own: number | null) => screenScale({ width: innerWidth, height: innerHeight }, own);

/** Sets the scale of the style sheet. */
export function applyScale({ controls }: { controls: number }): void {
  document.documentElement.style.setProperty('--kiosk-scale', String(controls));
}

/** Scales the page, and passes the scale to the map with the boot data. @param own factor of the kiosk; null: 1 */
export function useScreenScale(boot: Boot, own: number | null): Boot {
  const screen = useSyncExternalStore(onResize, size);
  const scale = useMemo(() => {
    const [width = 0, height = 0] = screen.split(' ').map(Number);
    return screenScale({ width, height }, own);
  }, [screen, own]);
  useLayoutEffect(() => applyScale(scale), [scale]);
  return useMemo(() => ({ ...boot, screenScale: scale.map }), [boot, scale]);
}
