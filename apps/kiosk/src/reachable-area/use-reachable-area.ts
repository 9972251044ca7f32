import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Branch } from '@umkreis/contract/branch.ts';
import { reachableAreaOf } from '@umkreis/map-core/guide-style/reachable-area.ts';

const onResize = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};
const size = () => `${innerWidth} ${innerHeight}`;

/** Sets CSS variables for the area in which controls may be placed; dialogs use them too. */
export function useReachableArea({ globalMarginTop, globalMarginBottom }: Branch['kiosk'], isLowered: boolean): void {
  const screen = useSyncExternalStore(onResize, size);
  useLayoutEffect(() => {
    const [width = 0, height = 0] = screen.split(' ').map(Number);
    const { top, bottom } = reachableAreaOf({ width, height }, { globalMarginTop, globalMarginBottom }, isLowered);
    const { style } = document.documentElement;
    const values = { '--reach-top': top, '--reach-floor': bottom, '--kiosk-margin-bottom': globalMarginBottom };
    for (const [name, px] of Object.entries(values)) style.setProperty(name, `${px}px`);
    return () => {
      for (const name of Object.keys(values)) style.removeProperty(name);
    };
  }, [screen, globalMarginTop, globalMarginBottom, isLowered]);
}
