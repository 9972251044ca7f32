import { useSyncExternalStore } from 'react';
import { codePart } from '@umkreis/federation/code-part.ts';
import { loadLazyTexts } from '@umkreis/i18n/load-language.ts';

/**
 * Code for optional things, which the map fetches with its texts while it is idle.
 * @returns a hook with the code; null until it is fetched, and if it is missing
 */
export function fetchedWhileIdle<M>(fetchCode: () => Promise<M>): () => M | null {
  const part = codePart(async () => (await Promise.all([fetchCode(), loadLazyTexts()]))[0]);
  return function useFetched() {
    const state = useSyncExternalStore(part.subscribe, part.state, part.state);
    return state.kind === 'there' ? state.code : null;
  };
}
