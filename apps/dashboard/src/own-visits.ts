import { editorsMark } from '@umkreis/contract/editors-visits.ts';

/** From now on the visits of this browser, on this host, are an editor's and are not counted. */
export function markOwnVisits(): void {
  try {
    localStorage.setItem(editorsMark, '1');
  } catch {
    /* private mode: the visits count */
  }
}
