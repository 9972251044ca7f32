import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** Nearby guides, in a lazy chunk: the first map does without them. */
export const LazyNeighbours = lazyPart(
  () => import('./neighbours.tsx'),
  ({ default: Neighbours }) => Neighbours,
);
