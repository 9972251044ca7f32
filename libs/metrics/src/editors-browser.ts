/** Parameter with which the dashboard leads to a map, so that an editor's visit is not counted there. */
export const editorsParameter = 'editor';

/** Entry of localStorage that marks the browser of an editor, on each host. */
const MARK = 'umkreis-editor';

/** Whether this browser, on this host, is an editor's: their own visits are not counted. */
export function isEditorsBrowser(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

/** From now on the visits of this browser, on this host, are an editor's. */
export function markEditorsBrowser(): void {
  try {
    localStorage.setItem(MARK, '1');
  } catch {
    /* private mode: the visits count */
  }
}

/**
 * The dashboard leads to the map of a branch, which is on another host, with `?editor`: it leaves the address.
 * @param query of the address; loses that parameter
 */
export function markByAddress(query: URLSearchParams): void {
  if (!query.has(editorsParameter)) return;
  query.delete(editorsParameter);
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  markEditorsBrowser();
}
