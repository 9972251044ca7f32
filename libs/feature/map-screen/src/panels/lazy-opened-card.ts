import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The place card, in a lazy chunk: the first map does without it. */
export const LazyOpenedCard = lazyPart(
  () => import('./opened-card.tsx'),
  ({ OpenedCard }) => OpenedCard,
);
