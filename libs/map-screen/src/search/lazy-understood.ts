import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** How words were understood, in a chunk of its own: the first map does without it. */
export const LazyUnderstood = lazyPart(
  () => import('./understood.tsx'),
  ({ default: Shown }) => Shown,
);
