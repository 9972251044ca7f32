import { useAtomValue, useSetAtom } from 'jotai';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { inViewAtom } from '@umkreis/guide-core/results/in-view-atom.ts';
import { isMapMissingAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { listAtom } from '@umkreis/guide-core/address/opened-atoms.ts';
import { ListPanel } from './list-panel.tsx';

/** The places in the visible part of the map; without a map all places. */
export function InViewContent() {
  const { data } = useGuide();
  const t = useMessages(guideMessages);
  const tMap = useMessages(mapMessages);
  const list = useAtomValue(inViewAtom);
  const isMapMissing = useAtomValue(isMapMissingAtom);
  const setIsListOpen = useSetAtom(listAtom);
  return (
    <ListPanel
      list={list}
      title={!isMapMissing ? tMap.placesInView : data.isTiled ? tMap.firstPlaces : tMap.allPlaces}
      onClose={() => setIsListOpen(false)}
      hint={<EmptyState icon="list" title={t.nothingHere} text={tMap.placesInViewHint} />}
    />
  );
}
