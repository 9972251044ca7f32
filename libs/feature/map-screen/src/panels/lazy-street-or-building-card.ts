import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The card of streets and buildings, in a lazy chunk: the first map does without it. */
export const LazyStreetOrBuildingCard = lazyPart(
  () => import('./street-or-building-card.tsx'),
  ({ StreetOrBuildingCard }) => StreetOrBuildingCard,
);
