import { useAtomValue, useSetAtom } from 'jotai';
import { memo, useLayoutEffect } from 'react';
import { useGuide } from '../guide-context.tsx';
import { positionAtom } from '../map/map-atoms.ts';
import { usePublished } from '../store/use-published.ts';
import { hasDataFailedAtom, resultsAtom } from './results-atoms.ts';
import { useIsAwaited } from './use-is-awaited.ts';
import { useResults } from './use-results.ts';

/**
 * Loads the search results once for all components. The previous ones stay until the new ones arrive, so that
 * heading and rows change together.
 */
export const SearchResultsLoader = memo(function SearchResultsLoader() {
  const results = useResults(useAtomValue(positionAtom));
  const isAwaited = useIsAwaited(results);
  const publish = useSetAtom(resultsAtom);
  useLayoutEffect(() => {
    if (!isAwaited) publish(results);
  }, [isAwaited, publish, results]);
  usePublished(hasDataFailedAtom, useGuide().data.status === 'error');
  return null;
});
