const PREFIX = 'umkreis-places:';

/** Scroll position and active row of a list at the time one of its places was opened. */
export interface KeptPlace {
  /** Scroll offset, px */
  top: number;
  /** Active row of the page, from 0 */
  row: number;
}

/** Stored per tab, in sessionStorage. */
export const keptPlace = {
  read(address: string): KeptPlace | undefined {
    try {
      const kept = sessionStorage.getItem(PREFIX + address);
      return kept ? (JSON.parse(kept) as KeptPlace) : undefined;
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
  write(address: string, place: KeptPlace): void {
    try {
      sessionStorage.setItem(PREFIX + address, JSON.stringify(place));
    } catch {
      /* private mode or full: the list begins at its top */
    }
  },
};
