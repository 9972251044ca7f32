import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { selectionAtom } from '../selection/selection-atoms.ts';
import { useLevelOf } from '../season-and-level/use-level-of.ts';
import { usePublished } from '../store/use-published.ts';
import { useSelectedPlace } from './use-selected-place.ts';
import { selectedAtom } from './selected-atoms.ts';

/** Loads the place in the URL once for all components. */
export const SelectedPlaceLoader = memo(function SelectedPlaceLoader() {
  const selected = useSelectedPlace(useAtomValue(selectionAtom));
  useLevelOf(selected.place);
  // Published together with the selection, so that no card shows one place under the key of another.
  usePublished(selectedAtom, selected);
  return null;
});
