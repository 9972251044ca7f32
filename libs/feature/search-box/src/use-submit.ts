import { useSetAtom, useStore } from 'jotai';
import { rankOf } from '@umkreis/places/rank.ts';
import { fold } from '@umkreis/search/fold.ts';
import { needPart } from '@umkreis/guide-core/engine/guide-engine.ts';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useStableCallback } from '@umkreis/ui/use-stable-callback.ts';
import { baseAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { buildingsAtom, streetsAtom } from '@umkreis/guide-core/selected/streets-and-buildings.ts';
import { usePlaceClicks } from '@umkreis/guide-core/selected/use-place-clicks.ts';
import { useMapActions } from '@umkreis/guide-core/actions/map-actions.ts';
import { matchingStreetsAndBuildings } from '@umkreis/guide-core/streets-and-buildings/matching-streets-and-buildings.ts';
import { draftAtom, sendDraftAtom } from '@umkreis/guide-core/search-draft/search-draft.ts';
import { storeSearchAtom } from './recent-searches.ts';

/** Rank difference from which a place is clearly the intended one: a castle rather than its information board */
const clearly = 30;

const nameOf = (text: string) => fold(text.trim()).replace(/\s+/g, ' ');

/**
 * Enter: shows the results and opens the place whose name matches the input exactly.
 * @param onShow shows the results
 */
export function useSubmit(onShow: () => void): () => void {
  const store = useStore();
  const { data, isKiosk } = useGuide();
  const { onRow } = usePlaceClicks();
  const { openStreetOrBuilding } = useMapActions();
  const storeSearch = useSetAtom(storeSearchAtom);
  const sendDraft = useSetAtom(sendDraftAtom);
  return useStableCallback(() => {
    const searchText = store.get(draftAtom).trim();
    const base = store.get(baseAtom);
    if (!searchText || !base) return;
    sendDraft();
    storeSearch(searchText, isKiosk);
    onShow();
    const { engine } = data;
    const first = async () => {
      await needPart(engine, 'search').catch(() => undefined);
      // On Enter the results of the last keystrokes may not be loaded yet.
      const query = { ...base, words: searchText };
      const { rows } = await engine.rows(query, { order: 'best', from: 0, count: 6 });
      if (store.get(draftAtom).trim() !== searchText) return;
      const exact = rows.filter(({ place }) => nameOf(place.item.title) === nameOf(searchText));
      if (exact.length > 0) {
        const [best, next] = exact.map(({ place }) => rankOf(place)).toSorted((a, b) => a - b);
        const isClear = next === undefined || next - best! >= clearly;
        return isClear ? onRow(exact.find(({ place }) => rankOf(place) === best)!.place) : undefined;
      }
      const named = matchingStreetsAndBuildings(searchText, store.get(streetsAtom), store.get(buildingsAtom)).filter(
        ({ feature }) => nameOf(feature.title) === nameOf(searchText),
      );
      if (named.length === 1) openStreetOrBuilding(named[0]!);
    };
    // The list reports the error.
    first().catch(() => undefined);
  });
}
