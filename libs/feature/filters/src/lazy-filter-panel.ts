import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The filter panel, in a lazy chunk: the first map does without it. */
export const LazyFilterPanel = lazyPart(
  () => import('./filter-panel.tsx'),
  ({ FilterPanel }) => FilterPanel,
);
