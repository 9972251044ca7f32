/** Query parameter of the dashboard's links to a map, so that an editor's visit is not counted there. */
export const editorsParameter = 'editor';

/** localStorage key that marks an editor's browser, on each host. */
const MARK = 'umkreis-editor';

/** Whether this browser, on this host, is an editor's, whose visits are not counted. */
export function isEditorsBrowser(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

/** Marks this browser, on this host, as an editor's. */
export function markEditorsBrowser(): void {
  try {
    localStorage.setItem(MARK, '1');
  } catch {
    /* private mode: the visits count */
  }
}

/**
 * Links from the dashboard to a branch's map, on another host, contain `?editor`, which is removed from the
 * address.
 * @param query of the address; that parameter is removed
 */
export function markByAddress(query: URLSearchParams): void {
  if (!query.has(editorsParameter)) return;
  query.delete(editorsParameter);
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  markEditorsBrowser();
}
