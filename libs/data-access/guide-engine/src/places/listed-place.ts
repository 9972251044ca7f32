import type { Place } from './place.ts';

/** A place in a list of the guide, with what matched. */
export interface ListedPlace {
  place: Place;
  /** Folded terms that matched, for highlighting */
  terms?: readonly string[];
}
