import { useEffect, useSyncExternalStore } from 'react';

export type HoursModule = typeof import('./hours-module.ts');

let loaded: HoursModule | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function load(): void {
  loading ??= import('./hours-module.ts').then(
    (module) => {
      loaded = module;
      for (const listener of listeners) listener();
    },
    () => {
      loading = null;
    },
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The opening-hours code, loaded when it is first needed; null until then. */
export function useHoursModule(needed = true): HoursModule | null {
  useEffect(() => {
    if (needed) load();
  }, [needed]);
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  );
}
