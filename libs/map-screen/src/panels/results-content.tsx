import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { withoutSaid } from '@umkreis/chat/said-words.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { bestAtom, foundWordsAtom, understoodAtom } from '../results/results-atoms.ts';
import { LazyNeighbours } from '../search/lazy-neighbours.ts';
import { LazyUnderstood } from '../search/lazy-understood.ts';
import { useMapActions } from '../state/map-actions.ts';
import { groundComesFirst } from '../state/matching-ground.ts';
import { draftAtom } from '../state/search-draft.ts';
import { FoundList } from './found-list.tsx';
import { GroundRows } from './ground-rows.tsx';
import { matchingGroundAtom } from './matching-ground-atom.ts';

/** Search results: places, streets and buildings. */
export function ResultsContent() {
  const { data, isKiosk } = useGuide();
  const t = useMessages(guideMessages);
  const { clear, openGround } = useMapActions();
  const words = useAtomValue(foundWordsAtom);
  const understood = useAtomValue(understoodAtom);
  const setDraft = useSetAtom(draftAtom);
  const matching = useAtomValue(matchingGroundAtom);
  const best = useAtomValue(bestAtom);
  // For a branch loaded as tiles the best result's matched words are unknown.
  const isGroundFirst = groundComesFirst(words, matching, best && data.isTiled ? { place: best.place } : best);
  const groundRows = matching.length > 0 && <GroundRows rows={matching} onSelect={openGround} />;
  return (
    <FoundList
      words={words}
      first={isGroundFirst && groundRows}
      between={!isGroundFirst && groundRows}
      title={t.resultsFor(words)}
      elsewhere={
        !isKiosk && (
          <Suspense fallback={null}>
            <LazyNeighbours words={understood.reduce((left, { said }) => withoutSaid(left, said), words)} />
          </Suspense>
        )
      }
      under={
        understood.length > 0 && (
          <Suspense fallback={null}>
            <LazyUnderstood conditions={understood} words={words} onWords={setDraft} />
          </Suspense>
        )
      }
      onClose={() => {
        setDraft('');
        clear();
      }}
    />
  );
}
