import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { resultsAtom } from '../results/results-atoms.ts';
import { clickedAtom, groundAtom, placeAtom } from '../selected/selected-atoms.ts';
import { mapAtom } from '../state/map-atoms.ts';
import { useCamera } from './use-camera.ts';
import { useMapPadding } from './use-map-padding.ts';

/** Where the map looks. It follows the store, and nothing of the page is drawn for it. */
export const Camera = memo(function Moves() {
  const { boot, isKiosk } = useGuide();
  const results = useAtomValue(resultsAtom);
  const topic = results?.topic;
  useCamera(useAtomValue(mapAtom), {
    boot,
    padding: useMapPadding(),
    isKiosk,
    clicked: useAtomValue(clickedAtom),
    place: useAtomValue(placeAtom),
    ground: useAtomValue(groundAtom),
    shortcut: topic?.shortcut ?? null,
    words: results?.words ?? '',
    collection: topic?.tag?.id ?? topic?.list?.id ?? null,
    results: results?.list.isCurrent ? results.list.rows : null,
    marked: results?.list.marked ?? nowhere,
  });
  return null;
});

const nowhere: readonly never[] = [];
