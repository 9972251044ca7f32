import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** The state of a proposal, in a lazy chunk for those who follow one. */
export const LazyRequestContent = lazyPart(
  () => import('./request-content.tsx'),
  ({ RequestContent }) => RequestContent,
);
