import { memo } from 'react';
import { usePublished } from '../state/use-published.ts';
import { inViewAtom } from './results-atoms.ts';
import { usePlacesInView } from './use-places-in-view.ts';

/** Asks for the places in view while their list is open, beneath a card too: closing that leads back to its rows. */
export const Seeing = memo(function Sees() {
  usePublished(inViewAtom, usePlacesInView());
  return null;
});
