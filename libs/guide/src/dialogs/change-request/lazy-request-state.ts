import { lazy } from 'react';

/** What became of a proposal, loaded for those who follow one. */
export const LazyRequestState = lazy(() =>
  import('./request-state.tsx').then(({ RequestState }) => ({ default: RequestState })),
);
