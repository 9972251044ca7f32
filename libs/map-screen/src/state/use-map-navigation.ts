import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useMapActions, type MapActions } from './map-actions.ts';
import { contextAtom, selectionAtom, wordsAtom } from './selection-atoms.ts';
import type { Selection } from './selection.ts';

export interface MapNavigation extends MapActions {
  selection: Selection;
  context: Selection;
  words: string;
}

/** All of what the URL selects, with the ways to another selection. */
export function useMapNavigation(): MapNavigation {
  const actions = useMapActions();
  const selection = useAtomValue(selectionAtom);
  const context = useAtomValue(contextAtom);
  const words = useAtomValue(wordsAtom);
  return useMemo(() => ({ ...actions, selection, context, words }), [actions, selection, context, words]);
}
