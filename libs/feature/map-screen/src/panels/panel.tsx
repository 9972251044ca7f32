import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { createElement, memo, Suspense, useEffect, useMemo, type FunctionComponent } from 'react';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { BottomSheet } from '@umkreis/ui/bottom-sheet.tsx';
import { snapHeights } from '@umkreis/ui/sheet-snaps.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useScreenHeight } from '@umkreis/ui/use-screen-height.ts';
import { laySheetAtom, snapAtom } from '../state/opened-atoms.ts';
import { usePublished } from '../state/use-published.ts';
import { FilterContent } from './filter-content.tsx';
import { FilteredContent } from './filtered-content.tsx';
import { NotFoundContent } from './not-found-content.tsx';
import { StreetOrBuildingContent } from './street-or-building-content.tsx';
import { InViewContent } from './in-view-content.tsx';
import { LazyChatContent } from './lazy-chat-content.ts';
import { LazyEventsContent } from './lazy-events-content.ts';
import { LazyRequestContent } from './lazy-request-content.ts';
import { opensAtTopAtom, panelKeyAtom, panelKindAtom, type PanelKind } from './opened-panel-atom.ts';
import { sheetHeightAtom } from './panel-atoms.ts';
import { PanelToggles } from './panel-toggles.tsx';
import { isPhoneQuery, peek, sheetTop } from './panel-sizes.ts';
import { PanelLoading } from './panel-loading.tsx';
import { PlaceContent } from './place-content.tsx';
import { ResultsContent } from './results-content.tsx';
import { TopicContent } from './topic-content.tsx';
import { usePanelFocus } from './use-panel-focus.ts';

/** Content of the panel by kind. Each component subscribes to the store itself. */
const contents: Readonly<Record<PanelKind, FunctionComponent<{ id: string }>>> = {
  filter: FilterContent,
  place: PlaceContent,
  street: StreetOrBuildingContent,
  building: StreetOrBuildingContent,
  request: LazyRequestContent,
  gone: NotFoundContent,
  results: ResultsContent,
  chat: LazyChatContent,
  events: LazyEventsContent,
  topic: TopicContent,
  filtered: FilteredContent,
  'in-view': InViewContent,
};

/** The open panel, on a phone as a sheet above the map; if none is open, buttons to open one. */
export const Panel = memo(function Panel() {
  const t = useMessages(mapMessages);
  const isPhone = useMediaQuery(isPhoneQuery);
  const screenHeight = useScreenHeight();
  const [snap, setSnap] = useAtom(snapAtom);
  const laySheet = useSetAtom(laySheetAtom);
  const kind = useAtomValue(panelKindAtom);
  const key = useAtomValue(panelKeyAtom);
  const opensAtTop = useAtomValue(opensAtTopAtom);
  usePanelFocus(key);
  useEffect(() => laySheet(opensAtTop ? 'top' : 'middle'), [key, opensAtTop, laySheet]);
  usePublished(
    sheetHeightAtom,
    isPhone && kind ? Math.min(snapHeights(screenHeight, peek, sheetTop)[snap], screenHeight / 2) : 0,
  );
  const content = useMemo(
    () => kind && key && <Suspense fallback={<PanelLoading />}>{createElement(contents[kind], { id: key })}</Suspense>,
    [kind, key],
  );

  if (!content) return kind === null && <PanelToggles />;
  if (isPhone)
    return (
      <BottomSheet key={key} label={t.panel} handleLabel={t.resize} snap={snap} onSnap={setSnap} peek={peek}>
        {content}
      </BottomSheet>
    );
  return (
    <section
      key={key}
      aria-label={t.panel}
      data-panel=""
      data-scroll=""
      tabIndex={-1}
      className="absolute top-[calc(var(--overlay-top)+var(--panel-top))] left-3 z-10 max-h-[calc(100%-var(--overlay-top)-var(--panel-top)-var(--kiosk-bottom,0px)-var(--below-panel))] w-[21.875rem] animate-rise overflow-x-hidden overflow-y-auto overscroll-contain rounded-card bg-paper shadow-float"
    >
      {content}
    </section>
  );
});
