import { memo } from 'react';
import { usePublished } from '../store/use-published.ts';
import { inViewAtom } from './results-atoms.ts';
import { usePlacesInView } from './use-places-in-view.ts';

/** Loads the visible places while their list is open, even below a card: closing the card returns to the rows. */
export const VisiblePlacesLoader = memo(function VisiblePlacesLoader() {
  usePublished(inViewAtom, usePlacesInView());
  return null;
});
