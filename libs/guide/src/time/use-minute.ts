import { useSyncExternalStore } from 'react';

const minute = 60_000;
let now = new Date(Math.floor(Date.now() / minute) * minute);
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function schedule() {
  timer = setTimeout(
    () => {
      now = new Date(Math.floor(Date.now() / minute) * minute);
      for (const listener of listeners) listener();
      schedule();
    },
    minute - (Date.now() % minute),
  );
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) schedule();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(timer);
  };
}

/** The running minute; one clock for all components. */
export const useMinute = (): Date =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => now,
  );
