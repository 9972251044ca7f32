import { useState } from 'react';

const PREFIX = 'umkreis-dashboard:';

/** What a person chose on this device; undefined where nothing was, or the device keeps nothing. */
export function remembered(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice on this device. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    /* private mode or full: the choice holds until the page is left */
  }
}

/** A switch that stands on the next visit as it was left on this device. */
export function useRememberedSwitch(name: string): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => remembered(name) === true);
  return [
    on,
    (next) => {
      remember(name, next);
      setOn(next);
    },
  ];
}
