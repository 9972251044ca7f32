import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { positionAtom } from '../state/map-atoms.ts';
import { usePublished } from '../state/use-published.ts';
import { resultsAtom } from './results-atoms.ts';
import { useResults } from './use-results.ts';

/** Asks the guide's engine for what the visitor looks for, once for all that show it. */
export const Asking = memo(function Asks() {
  usePublished(resultsAtom, useResults(useAtomValue(positionAtom)));
  return null;
});
