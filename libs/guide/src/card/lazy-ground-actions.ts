import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The actions of a street's or a building's card: with the place card, of which they are parts. */
export const LazyGroundActions = lazyPart(
  () => import('./ground-actions.tsx'),
  ({ GroundActions }) => GroundActions,
);
