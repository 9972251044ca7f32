import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, type ComponentType } from 'react';
import type { Condition } from '@umkreis/query-parser/conditions.ts';
import { withoutWords } from '@umkreis/query-parser/typed-words.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { bestAtom, foundSearchTextAtom, understoodAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { soughtPositionAtom } from '@umkreis/guide-core/results/sought-position-atom.ts';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { areStreetsAndBuildingsFirst } from '@umkreis/guide-core/streets-and-buildings/matching-streets-and-buildings.ts';
import { draftAtom } from '@umkreis/guide-core/search-draft/search-draft.ts';
import { FoundList } from './found-list.tsx';
import { PositionRow } from './position-row.tsx';
import { StreetOrBuildingRows } from './street-or-building-rows.tsx';
import { matchingStreetsAndBuildingsAtom } from './matching-streets-and-buildings-atom.ts';

interface Props {
  /** Other guides that have results, loaded on demand */
  Neighbours?: ComponentType<{ searchText: string }>;
  /** The conditions recognized in the search text, loaded on demand */
  Conditions: ComponentType<{
    conditions: readonly Condition[];
    searchText: string;
    onSearchText(searchText: string): void;
  }>;
}

/** Search results: places, streets and buildings. */
export function ResultsContent({ Neighbours, Conditions }: Props) {
  const { data } = useGuide();
  const t = useMessages(guideMessages);
  const { clear, openStreetOrBuilding } = useMapActions();
  const searchText = useAtomValue(foundSearchTextAtom);
  const understood = useAtomValue(understoodAtom);
  const setDraft = useSetAtom(draftAtom);
  const matching = useAtomValue(matchingStreetsAndBuildingsAtom);
  const best = useAtomValue(bestAtom);
  const position = useAtomValue(soughtPositionAtom);
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
      first={position ? <PositionRow position={position} /> : isStreetOrBuildingFirst && streetAndBuildingRows}
      between={!position && !isStreetOrBuildingFirst && streetAndBuildingRows}
      title={t.resultsFor({ query: searchText })}
      otherBranches={
        Neighbours && (
          <Suspense fallback={null}>
            <Neighbours
              searchText={understood.reduce((left, { text: said }) => withoutWords(left, said), searchText)}
            />
          </Suspense>
        )
      }
      under={
        understood.length > 0 && (
          <Suspense fallback={null}>
            <Conditions conditions={understood} searchText={searchText} onSearchText={setDraft} />
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
