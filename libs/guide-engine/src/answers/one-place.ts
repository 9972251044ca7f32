import type { Place } from '../places/place.ts';
import type { Joined } from '../places/joined.ts';

/** A place with those that are drawn with it. */
export interface OnePlace {
  place: Place;
  /** Its children and parents that the branch shows */
  kin: readonly Place[];
}

/** The place with a nanoId. */
export function onePlace({ byNanoId, byId }: Joined, nanoId: string): OnePlace | null {
  const place = byNanoId.get(nanoId);
  if (!place) return null;
  const { children = [], parents = [] } = place.item;
  return { place, kin: [...children, ...parents].flatMap((id) => byId.get(id) ?? []) };
}
