import type { Place } from '../places/place.ts';
import type { Joined } from '../places/joined.ts';

/** A place with the places drawn together with it. */
export interface OnePlace {
  place: Place;
  /** Its children and parents in this branch */
  relatedPlaces: readonly Place[];
}

export function onePlace({ byNanoId, byId }: Joined, nanoId: string): OnePlace | null {
  const place = byNanoId.get(nanoId);
  if (!place) return null;
  const { children = [], parents = [] } = place.item;
  return { place, relatedPlaces: [...children, ...parents].flatMap((id) => byId.get(id) ?? []) };
}
