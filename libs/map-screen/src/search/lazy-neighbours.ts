import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** Guides near by, in a chunk of its own: the first map does without it. */
export const LazyNeighbours = lazyPart(
  () => import('./neighbours.tsx'),
  ({ default: Shown }) => Shown,
);
