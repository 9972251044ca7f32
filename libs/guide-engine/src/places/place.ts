import type { JoinedPlace } from '@umkreis/place-rules/join-places.ts';

/** What the guide shows of an item. */
export type Place = JoinedPlace;
