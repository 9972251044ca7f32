export type { Place } from '@umkreis/places/place.ts';
