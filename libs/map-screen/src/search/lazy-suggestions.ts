import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** What the field offers, in a chunk of its own: the first map does without it. */
export const LazySuggestions = lazyPart(
  () => import('./suggestions.tsx'),
  ({ default: Shown }) => Shown,
);
