const PREFIX = 'umkreis-draft:';

/** Unsaved input, stored on this device. */
export const drafts = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + key, value);
    } catch {
      /* private mode or full: the text is still in the field */
    }
  },
  remove(key: string): void {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      /* see above */
    }
  },
};
