import { useAtom, useAtomValue } from 'jotai';
import { createElement, memo, Suspense, useMemo, type ComponentType, type FunctionComponent } from 'react';
import { panelLook } from '@umkreis/contract/page-frame/looks.ts';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { BottomSheet } from '@umkreis/ui/bottom-sheet.tsx';
import { classNames } from '@umkreis/ui/class-names.ts';
import { snapAtom } from '@umkreis/guide-core/panel/snap-atom.ts';
import { isPhoneAtom } from '@umkreis/guide-core/panel/screen-atoms.ts';
import { panelKeyAtom, panelKindAtom, type PanelKind } from '@umkreis/guide-core/panel/opened-panel-atom.ts';
import { Announcer } from '@umkreis/guide-core/panel/announcer.tsx';
import { PanelToggles } from './panel-toggles.tsx';
import { panelId, peek } from '@umkreis/guide-core/panel/panel-sizes.ts';
import { PanelLoading } from '@umkreis/guide-core/panel/panel-loading.tsx';
import { usePanelFocus } from '@umkreis/guide-core/panel/use-panel-focus.ts';

/** Content of the panel by kind; each component subscribes to the store itself. @see PanelKind */
export type PanelContents = Readonly<Record<PanelKind, FunctionComponent<{ id: string }>>>;

interface Props {
  contents: PanelContents;
  /** A further button to open a panel, in the style of the others */
  MoreToggles: ComponentType<{ className: string }>;
}

/**
 * The open panel, on a phone as a sheet above the map; if none is open, buttons to open one. Counts of lists are
 * announced.
 */
export const Panel = memo(function Panel({ contents, MoreToggles }: Props) {
  return (
    <>
      <Announcer />
      <OpenPanel contents={contents} MoreToggles={MoreToggles} />
    </>
  );
});

function OpenPanel({ contents, MoreToggles }: Props) {
  const t = useMessages(mapMessages);
  const isPhone = useAtomValue(isPhoneAtom);
  const [snap, setSnap] = useAtom(snapAtom);
  const kind = useAtomValue(panelKindAtom);
  const key = useAtomValue(panelKeyAtom);
  usePanelFocus(key);
  const content = useMemo(
    () => kind && key && <Suspense fallback={<PanelLoading />}>{createElement(contents[kind], { id: key })}</Suspense>,
    [contents, kind, key],
  );

  if (!content) return <PanelToggles More={MoreToggles} />;
  if (isPhone)
    return (
      <BottomSheet
        key={key}
        id={panelId}
        label={t.panel}
        handleLabel={t.resize}
        snap={snap}
        onSnap={setSnap}
        peek={peek}
      >
        {content}
      </BottomSheet>
    );
  return (
    <section
      key={key}
      aria-label={t.panel}
      id={panelId}
      data-panel=""
      data-scroll=""
      tabIndex={-1}
      className={classNames(panelLook.column, 'animate-rise')}
    >
      {content}
    </section>
  );
}
