/** State of a page: the app, its own error message, or nothing yet. */
export type PageState = 'waiting' | 'app' | `broken: ${string}`;

/** What happened while a page was open. */
export interface Opened {
  /** Releases whose scripts were loaded, as 'surface/version'. */
  loaded: Set<string>;
  /** Uncaught errors, and missing files of releases. */
  errors: string[];
  state: PageState;
}

/**
 * Determines the state of a page of the shell from within. The function is passed to the page as text and must
 * not use anything from outside. Boundaries name the remote that they replace (`data-fallback`); the shell's
 * error page is an alert.
 */
export function pageStateOf(page: Document): PageState {
  const root = page.getElementById('root');
  const fallback = root?.querySelector('[data-fallback]')?.getAttribute('data-fallback');
  if (fallback) return `broken: a fallback replaces ${fallback}`;
  if (root?.querySelector('main[role="alert"]') || /error occurred while showing/.test(root?.textContent ?? ''))
    return `broken: the error page: ${(root?.textContent ?? '').trim().slice(0, 120)}`;
  // Rendered by the edge before any script runs.
  if (!root || root.querySelector('.frame-map, main[aria-busy="true"]')) return 'waiting';
  const isFilled = root.querySelector('main, nav, header, form, input, button, canvas, [role]') !== null;
  return isFilled ? 'app' : 'waiting';
}
