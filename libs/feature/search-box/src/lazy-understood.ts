import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** Recognized conditions, in a lazy chunk: the first map does without them. */
export const LazyUnderstood = lazyPart(
  () => import('./understood.tsx'),
  ({ default: Understood }) => Understood,
);
