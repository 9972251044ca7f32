import { useAtomValue, useSetAtom } from 'jotai';
import { memo, useLayoutEffect } from 'react';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { positionAtom } from '../state/map-atoms.ts';
import { usePublished } from '../state/use-published.ts';
import { hasDataFailedAtom, resultsAtom } from './results-atoms.ts';
import { useIsAwaited } from './use-is-awaited.ts';
import { useResults } from './use-results.ts';

/**
 * Asks the guide's engine for what the visitor looks for, once for all that show it. Those of the letters before stand
 * until the answer is there: heading and rows change together, once.
 */
export const Asking = memo(function Asks() {
  const results = useResults(useAtomValue(positionAtom));
  const isAwaited = useIsAwaited(results);
  const publish = useSetAtom(resultsAtom);
  useLayoutEffect(() => {
    if (!isAwaited) publish(results);
  }, [isAwaited, publish, results]);
  usePublished(hasDataFailedAtom, useGuide().data.status === 'error');
  return null;
});
