const PREFIX = 'umkreis-request:';

/** Window event: a suggestion of this device was queued, sent, rejected or discarded. */
export const queuedRequestsChanged = 'umkreis:queued-requests-changed';

/**
 * Unsent input of a visitor and links of sent proposals, stored on this device only. Public devices store nothing.
 */
export function deviceStore<T>(key: string, isPublicDevice: boolean) {
  return {
    read(): T | null {
      if (isPublicDevice) return null;
      try {
        return JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null') as T | null;
      } catch {
        return null;
      }
    },
    write(value: T | null): void {
      if (isPublicDevice) return;
      try {
        if (value === null) localStorage.removeItem(PREFIX + key);
        else localStorage.setItem(PREFIX + key, JSON.stringify(value));
      } catch {
        /* storage may be forbidden in a frame: the text is still in the field */
      }
    },
  };
}

/** Stored keys with a prefix, without that prefix. */
export function storedKeys(prefix: string, isPublicDevice: boolean): string[] {
  if (isPublicDevice) return [];
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(PREFIX + prefix) ? key.slice(PREFIX.length + prefix.length) : [],
    );
  } catch {
    return [];
  }
}
