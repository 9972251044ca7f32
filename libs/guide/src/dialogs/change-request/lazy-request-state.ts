import { lazyPart } from '@umkreis/ui/lazy-part.tsx';

/** What became of a proposal, in a chunk for those who follow one. */
export const LazyRequestState = lazyPart(
  () => import('./request-state.tsx'),
  ({ RequestState }) => RequestState,
);
