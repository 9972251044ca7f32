import type { Place } from './place.ts';

/** A place in a list. */
export interface ListedPlace {
  place: Place;
  /** Folded terms that matched, for highlighting */
  terms?: readonly string[];
}
