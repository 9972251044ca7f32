import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The card of streets and buildings, in a lazy chunk: the first map does without it. */
export const LazyGroundCard = lazyPart(
  () => import('./ground-card.tsx'),
  ({ GroundCard }) => GroundCard,
);
