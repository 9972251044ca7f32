import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { selectionAtom } from '../state/selection-atoms.ts';
import { useLevelOf } from '../state/use-level-of.ts';
import { usePublished } from '../state/use-published.ts';
import { useSelectedPlace } from '../state/use-selected-place.ts';
import { groundsAtom, selectedAtom } from './selected-atoms.ts';
import { useGroundClicks } from './use-ground-clicks.ts';

/** Reads what the address selects, once for all that show it. */
export const Selecting = memo(function Selects() {
  const selection = useAtomValue(selectionAtom);
  const selected = useSelectedPlace(selection);
  useLevelOf(selected.place);
  // together, so that no card shows one place under the key of another
  usePublished(selectedAtom, { ...selected, selection });
  usePublished(groundsAtom, useGroundClicks());
  return null;
});
