import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** What became of a proposal, in a chunk for those who follow one. */
export const LazyRequestContent = lazyPart(
  () => import('./request-content.tsx'),
  ({ RequestContent }) => RequestContent,
);
