import type { Place } from './place.ts';

/** A place in a list. */
export interface ListedPlace {
  place: Place;
  /** Folded words that it was found by, for marking them */
  terms?: readonly string[];
}
