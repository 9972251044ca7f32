import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { memo, useEffect } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { BottomSheet } from '@umkreis/ui/bottom-sheet.tsx';
import { snapHeights } from '@umkreis/ui/sheet-snaps.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useScreenHeight } from '@umkreis/ui/use-screen-height.ts';
import { resultsAtom } from '../results/results-atoms.ts';
import type { Results } from '../results/use-results.ts';
import { groundsAtom, selectedAtom, type Selected } from '../selected/selected-atoms.ts';
import type { GroundClicks } from '../selected/use-ground-clicks.ts';
import { usePublished } from '../state/use-published.ts';
import { laySheetAtom, snapAtom } from '../state/opened-atoms.ts';
import { hasPanelAtom, sheetHeightAtom } from './panel-atoms.ts';
import { usePanelContent } from './panel-content.tsx';
import { PanelOpeners } from './panel-openers.tsx';
import { isPhoneQuery, peek, sheetTop } from './panel-sizes.ts';
import { usePanelFocus } from './use-panel-focus.ts';

/** What is open beside the map, on a phone as a sheet above it; else the ways to open something. */
export const Panel = memo(function Opened() {
  const results = useAtomValue(resultsAtom);
  const selected = useAtomValue(selectedAtom);
  const grounds = useAtomValue(groundsAtom);
  return results && selected && grounds && <Shown results={results} selected={selected} grounds={grounds} />;
});

function Shown(props: { results: Results; selected: Selected; grounds: GroundClicks }) {
  const t = useMessages(mapMessages);
  const isPhone = useMediaQuery(isPhoneQuery);
  const screenHeight = useScreenHeight();
  const [snap, setSnap] = useAtom(snapAtom);
  const laySheet = useSetAtom(laySheetAtom);
  const panel = usePanelContent({ ...props, isPhone });
  const panelKey = panel?.key;
  usePanelFocus(panelKey);
  const opensAtTop = panelKey === 'filter' || props.results.topic.list !== null;
  useEffect(() => laySheet(opensAtTop ? 'top' : 'middle'), [panelKey, opensAtTop, laySheet]);
  const isSheet = isPhone && panel !== null;
  usePublished(hasPanelAtom, panel !== null);
  usePublished(
    sheetHeightAtom,
    isSheet ? Math.min(snapHeights(screenHeight, peek, sheetTop)[snap], screenHeight / 2) : 0,
  );

  if (!panel) return <PanelOpeners />;
  if (isSheet)
    return (
      <BottomSheet key={panel.key} label={t.panel} handleLabel={t.resize} snap={snap} onSnap={setSnap} peek={peek}>
        {panel.content}
      </BottomSheet>
    );
  return (
    <section
      key={panel.key}
      aria-label={t.panel}
      data-panel=""
      data-scroll=""
      tabIndex={-1}
      className="absolute top-[calc(var(--overlay-top)+var(--panel-top))] left-3 z-10 max-h-[calc(100%-var(--overlay-top)-var(--panel-top)-var(--kiosk-bottom,0px)-var(--below-panel))] w-[21.875rem] animate-rise overflow-x-hidden overflow-y-auto overscroll-contain rounded-card bg-paper shadow-float"
    >
      {panel.content}
    </section>
  );
}
