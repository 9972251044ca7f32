/** What a page shows: the app, its own words that something is broken, or nothing yet. */
export type Shown = 'waiting' | 'app' | `broken: ${string}`;

/** What a page did while it was looked at. */
export interface Opened {
  /** Releases whose scripts came, as 'surface/version'. */
  loaded: Set<string>;
  /** Errors that no code caught, and files of releases that are missing. */
  faults: string[];
  shown: Shown;
}

/**
 * Looks at a page of the shell from within; it is handed to the page as text and must not use anything from outside.
 * Boundaries name the remote they stand in for (`data-fallback`); the shell's error page is an alert as a whole.
 */
export function shownBy(page: Document): Shown {
  const root = page.getElementById('root');
  const fallback = root?.querySelector('[data-fallback]')?.getAttribute('data-fallback');
  if (fallback) return `broken: a notice stands in the place of ${fallback}`;
  if (root?.querySelector('main[role="alert"]') || /error occurred while showing/.test(root?.textContent ?? ''))
    return `broken: the error page: ${(root?.textContent ?? '').trim().slice(0, 120)}`;
  // what the edge drew before any script ran
  if (!root || root.querySelector('.frame-map, main[aria-busy="true"]')) return 'waiting';
  const isFilled = root.querySelector('main, nav, header, form, input, button, canvas, [role]') !== null;
  return isFilled ? 'app' : 'waiting';
}
