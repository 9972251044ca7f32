import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { createElement, memo, Suspense, useEffect, useMemo, type FunctionComponent } from 'react';
import { panelLook } from '@umkreis/contract/page-frame/looks.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { BottomSheet } from '@umkreis/ui/bottom-sheet.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { snapHeights } from '@umkreis/ui/sheet-snaps.ts';
import { useMediaQuery } from '@umkreis/ui/use-media-query.ts';
import { useScreenHeight } from '@umkreis/ui/use-screen-height.ts';
import { laySheetAtom, snapAtom } from '@umkreis/guide-core/address/opened-atoms.ts';
import { usePublished } from '@umkreis/guide-core/store/use-published.ts';
import {
  opensAtTopAtom,
  panelKeyAtom,
  panelKindAtom,
  type PanelKind,
} from '@umkreis/guide-core/panel/opened-panel-atom.ts';
import { sheetHeightAtom } from '@umkreis/guide-core/panel/panel-atoms.ts';
import { PanelToggles } from './panel-toggles.tsx';
import { isPhoneQuery, peek, sheetTop } from '@umkreis/guide-core/panel/panel-sizes.ts';
import { PanelLoading } from '@umkreis/guide-core/panel/panel-loading.tsx';
import { usePanelFocus } from './use-panel-focus.ts';

/** Content of the panel by kind; each component subscribes to the store itself. @see PanelKind */
export type PanelContents = Readonly<Record<PanelKind, FunctionComponent<{ id: string }>>>;

/** The open panel, on a phone as a sheet above the map; if none is open, buttons to open one. */
export const Panel = memo(function Panel({ contents }: { contents: PanelContents }) {
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
    [contents, kind, key],
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
      className={classNames(panelLook.column, 'animate-rise')}
    >
      {content}
    </section>
  );
});
