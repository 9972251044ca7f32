import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void) {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** Height of the window in px; follows rotation and browser bars. */
export function useScreenHeight(): number {
  return useSyncExternalStore(
    subscribe,
    () => innerHeight,
    () => 800,
  );
}
