import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense } from 'react';
import { withoutWords } from '@umkreis/chat/typed-words.ts';
import { useGuide } from '@umkreis/guide/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { bestAtom, foundSearchTextAtom, understoodAtom } from '../results/results-atoms.ts';
import { LazyNeighbours } from '../search/lazy-neighbours.ts';
import { LazyUnderstood } from '../search/lazy-understood.ts';
import { useMapActions } from '../state/map-actions.ts';
import { areStreetsAndBuildingsFirst } from '../state/matching-streets-and-buildings.ts';
import { draftAtom } from '../state/search-draft.ts';
import { FoundList } from './found-list.tsx';
import { StreetOrBuildingRows } from './street-or-building-rows.tsx';
import { matchingStreetsAndBuildingsAtom } from './matching-streets-and-buildings-atom.ts';

/** Search results: places, streets and buildings. */
export function ResultsContent() {
  const { data, isKiosk } = useGuide();
  const t = useMessages(guideMessages);
  const { clear, openStreetOrBuilding } = useMapActions();
  const searchText = useAtomValue(foundSearchTextAtom);
  const understood = useAtomValue(understoodAtom);
  const setDraft = useSetAtom(draftAtom);
  const matching = useAtomValue(matchingStreetsAndBuildingsAtom);
  const best = useAtomValue(bestAtom);
  // For a branch loaded as tiles the best result's matched words are unknown.
  const isStreetOrBuildingFirst = areStreetsAndBuildingsFirst(
    searchText,
    matching,
    best && data.isTiled ? { place: best.place } : best,
  );
  const streetAndBuildingRows = matching.length > 0 && (
    <StreetOrBuildingRows rows={matching} onSelect={openStreetOrBuilding} />
  );
  return (
    <FoundList
      searchText={searchText}
      first={isStreetOrBuildingFirst && streetAndBuildingRows}
      between={!isStreetOrBuildingFirst && streetAndBuildingRows}
      title={t.resultsFor(searchText)}
      otherBranches={
        !isKiosk && (
          <Suspense fallback={null}>
            <LazyNeighbours
              searchText={understood.reduce((left, { text: said }) => withoutWords(left, said), searchText)}
            />
          </Suspense>
        )
      }
      under={
        understood.length > 0 && (
          <Suspense fallback={null}>
            <LazyUnderstood conditions={understood} searchText={searchText} onSearchText={setDraft} />
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
