const PREFIX = 'umkreis-places:';

/** Scroll position and active row of a list at the time one of its places was opened. */
export interface ListPosition {
  /** Scroll offset, px */
  top: number;
  /** Active row of the page, from 0 */
  row: number;
}

/** Stored per tab, in sessionStorage. */
export const listPosition = {
  read(address: string): ListPosition | undefined {
    try {
      const stored = sessionStorage.getItem(PREFIX + address);
      return stored ? (JSON.parse(stored) as ListPosition) : undefined;
    } catch {
      return undefined;
    }
  },
  remove(address: string): void {
    try {
      sessionStorage.removeItem(PREFIX + address);
    } catch {
      /* nothing was kept */
    }
  },
  write(address: string, place: ListPosition): void {
    try {
      sessionStorage.setItem(PREFIX + address, JSON.stringify(place));
    } catch {
      /* private mode or full: the list begins at its top */
    }
  },
};
