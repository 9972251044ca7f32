import type { JoinedPlace } from '@umkreis/places/join-places.ts';

/** A place as shown in the guide. */
export type Place = JoinedPlace;
