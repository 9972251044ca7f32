import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** Suggestions of the search field, in a lazy chunk: the first map does without them. */
export const LazySuggestions = lazyPart(
  () => import('./suggestions.tsx'),
  ({ default: Suggestions }) => Suggestions,
);
