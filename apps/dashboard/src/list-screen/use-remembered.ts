import { useState } from 'react';

const PREFIX = 'umkreis-dashboard:';

/** A choice stored on this device; undefined if there is none or storage is unavailable. */
export function remembered(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a choice on this device. */
export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    /* private mode or full: the choice holds until the page is left */
  }
}

/** A switch whose state is stored on this device. */
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
