import type { JoinedPlace } from '@umkreis/place-rules/join-places.ts';

/** A place as shown in the guide. */
export type Place = JoinedPlace;
