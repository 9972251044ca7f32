import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useGuide } from '@umkreis/guide-core/guide-context.tsx';
import { useScrollMemory } from '@umkreis/guide-core/list-focus/use-scroll-memory.ts';
import { positionAtom } from '@umkreis/guide-core/map/map-atoms.ts';
import { isListUnsavedAtom } from '@umkreis/guide-core/my-list/my-list-atom.ts';
import { closeListAtom } from '@umkreis/guide-core/my-list/opened-list-atom.ts';
import { PanelHeader } from '@umkreis/guide-core/panel/panel-header.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { DayChoice } from '../day/day-choice.tsx';
import { myListMessages } from '../messages/my-list.ts';
import type { MyListParts } from './my-list-parts.ts';
import { useListRows } from '../rows/use-list-rows.ts';
import { ClosedCount } from './closed-count.tsx';
import { EntryRows } from './entry-rows.tsx';
import { ListActions } from './list-actions.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { OrderChoice } from './order-choice.tsx';
import { RemovedNotice } from './removed-notice.tsx';
import { useOwnList } from './use-own-list.ts';

/** The visitor's own list. */
export function OwnList({ parts }: { parts: MyListParts }) {
  const t = useMessages(myListMessages);
  const { list, removed, setDay, setIsByDistance, remove, clear, undo, move } = useOwnList();
  const rows = useListRows();
  const scroll = useScrollMemory('my-list');
  const close = useSetAtom(closeListAtom);
  const [wantsReordering, setWantsReordering] = useState(false);
  const count = list.entries.length;
  const isReordering = wantsReordering && !list.isByDistance && count > 1;
  return (
    <div ref={scroll}>
      <PanelHeader
        title={t.title}
        count={count > 0 ? t.entries({ count }) : undefined}
        onClose={() => close()}
        adjacent={count > 1 && <OrderChoice isByDistance={list.isByDistance} onChange={setIsByDistance} />}
      />
      <Hints isByDistance={list.isByDistance && count > 0} />
      {count === 0 ? (
        <NothingRemembered />
      ) : (
        <>
          <div className="grid gap-2 border-b border-line px-4 py-2.5">
            <DayChoice day={list.day} onDay={setDay} />
            <ClosedCount rows={rows} />
            <ListActions list={list} title={t.title} parts={parts} />
          </div>
          <EntryRows
            label={t.title}
            rows={rows}
            onMove={isReordering ? move : null}
            buttons={(row, title, index) =>
              isReordering ? (
                <MoveButtons title={title} index={index} count={count} onMove={(to) => move(index, to, title)} />
              ) : (
                <IconButton
                  icon={rareIcons.bookmark}
                  label={t.rememberOf({ title })}
                  pressed
                  onClick={() => remove(row.entry, title)}
                  className="[&_path]:fill-current"
                />
              )
            }
          />
          <div className="flex flex-wrap gap-2 border-t border-line px-3 py-2">
            {count > 1 && !list.isByDistance && (
              <Button
                kind="quiet"
                size="small"
                aria-pressed={isReordering}
                icon={isReordering ? 'check' : rareIcons.upDown}
                onClick={() => setWantsReordering(!isReordering)}
              >
                {t.reorder}
              </Button>
            )}
            {parts.PrintButton && <parts.PrintButton />}
            <Button kind="quiet" size="small" icon="trash" onClick={clear}>
              {t.clear}
            </Button>
          </div>
        </>
      )}
      {removed && <RemovedNotice removed={removed} onUndo={undo} />}
    </div>
  );
}

/** What to know about the list: it isn't stored, it ends with the session, or where distances are measured from. */
function Hints({ isByDistance }: { isByDistance: boolean }) {
  const { isKiosk } = useGuide();
  const t = useMessages(myListMessages);
  const isUnsaved = useAtomValue(isListUnsavedAtom);
  const position = useAtomValue(positionAtom);
  return (
    <>
      {isUnsaved && (
        <p role="alert" className="px-4 pt-2 text-sm text-danger">
          {t.unsaved}
        </p>
      )}
      {isKiosk && <p className="px-4 pt-2 text-sm text-ink-soft">{t.kioskHint}</p>}
      {isByDistance && !position && <p className="px-4 pt-2 text-sm text-ink-soft">{t.fromCentre}</p>}
    </>
  );
}

function NothingRemembered() {
  const { isKiosk } = useGuide();
  const t = useMessages(myListMessages);
  return <EmptyState icon={rareIcons.bookmark} title={t.emptyTitle} text={isKiosk ? t.emptyKioskText : t.emptyText} />;
}
