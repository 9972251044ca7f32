import { lazy } from 'react';

/** Fetches the card's code; the map does it while nobody waits. */
export const loadPlaceCard = () => import('./place-card.tsx').then(({ PlaceCard }) => ({ default: PlaceCard }));

/** The place card, in a chunk of its own: the first map does without it. */
export const LazyPlaceCard = lazy(loadPlaceCard);
