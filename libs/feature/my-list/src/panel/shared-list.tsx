import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useScrollMemory } from '@umkreis/guide-core/list-focus/use-scroll-memory.ts';
import { isListed, withEntries, withoutEntry, type Entry } from '@umkreis/guide-core/my-list/listed-entries.ts';
import { myListAtom } from '@umkreis/guide-core/my-list/my-list-atom.ts';
import { closeListAtom, openMyListAtom, type OpenedList } from '@umkreis/guide-core/my-list/opened-list-atom.ts';
import { PanelHeader } from '@umkreis/guide-core/panel/panel-header.tsx';
import { useLanguage, useMessages } from '@umkreis/i18n/language.tsx';
import { Button } from '@umkreis/ui/button.tsx';
import { EmptyState } from '@umkreis/ui/empty-state.tsx';
import { IconButton } from '@umkreis/ui/icon-button.tsx';
import { rareIcons } from '@umkreis/ui/rare-icons.ts';
import { dayText } from '../day/day-texts.ts';
import { myListMessages } from '../messages/my-list.ts';
import type { MyListParts } from './my-list-parts.ts';
import { useRowTexts } from '../rows/row-texts.ts';
import { useListRows, type PlannedRow } from '../rows/use-list-rows.ts';
import { ClosedCount } from './closed-count.tsx';
import { EntryRows } from './entry-rows.tsx';
import { ListActions } from './list-actions.tsx';

/** The list of a link. It changes the visitor's own list only on request. */
export function SharedList({ list, parts }: { list: OpenedList; parts: MyListParts }) {
  const t = useMessages(myListMessages);
  const language = useLanguage();
  const rows = useListRows();
  const scroll = useScrollMemory('shared-list');
  const close = useSetAtom(closeListAtom);
  const { count, day } = { count: list.entries.length, day: list.day };
  return (
    <div ref={scroll}>
      <PanelHeader title={t.sharedTitle} count={count > 0 ? t.entries({ count }) : undefined} onClose={() => close()}>
        {day !== null && (
          <p className="pt-1 text-sm text-ink-soft">{t.plannedFor({ day: dayText(day, language, 'long') })}</p>
        )}
      </PanelHeader>
      {count === 0 ? (
        <EmptyState icon={rareIcons.bookmark} title={t.emptyShared} text={t.emptySharedText} />
      ) : (
        <>
          <div className="grid gap-2 border-b border-line px-4 py-2.5">
            <ClosedCount rows={rows} />
            <AddAll rows={rows} />
            <ListActions list={list} title={t.sharedTitle} parts={parts} />
          </div>
          <EntryRows
            label={t.sharedTitle}
            rows={rows}
            onMove={null}
            buttons={(row, title) => row.status === 'found' && <RememberRow entry={{ id: row.entry.id, title }} />}
          />
          {parts.PrintButton && (
            <div className="border-t border-line px-3 py-2">
              <parts.PrintButton />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Adds the entries to the visitor's list, and reports how many of them were new. */
function AddAll({ rows }: { rows: readonly PlannedRow[] }) {
  const t = useMessages(myListMessages);
  const textsOf = useRowTexts();
  const [list, change] = useAtom(myListAtom);
  const openOwn = useSetAtom(openMyListAtom);
  const [news, setNews] = useState<string>();
  const found = rows.filter(({ status }) => status === 'found');
  const add = () => {
    const entries = found.map((row): Entry => ({ id: row.entry.id, title: textsOf(row).title }));
    const added = withEntries(list, entries).entries.length - list.entries.length;
    const left = entries.filter(({ id }) => !isListed(list, id)).length - added;
    setNews([t.added({ count: added }), left > 0 && t.notAll({ count: left })].filter(Boolean).join(' '));
    change((before) => withEntries(before, entries));
  };
  return (
    <>
      <Button kind="primary" icon={rareIcons.bookmark} disabled={found.length === 0} onClick={add}>
        {t.addAll}
      </Button>
      <output className="text-sm empty:hidden">{news}</output>
      {list.entries.length > 0 && (
        <Button kind="quiet" size="small" data-opens="my-list" onClick={() => openOwn()}>
          {t.showOwn}
        </Button>
      )}
    </>
  );
}

/** Adds an entry of a shared list to the visitor's own list, or removes it there. */
function RememberRow({ entry }: { entry: Entry }) {
  const t = useMessages(myListMessages);
  const [list, change] = useAtom(myListAtom);
  const isRemembered = isListed(list, entry.id);
  return (
    <IconButton
      icon={rareIcons.bookmark}
      label={t.rememberOf(entry)}
      pressed={isRemembered}
      onClick={() => change((before) => (isRemembered ? withoutEntry(before, entry.id) : withEntries(before, [entry])))}
      className={isRemembered ? '[&_path]:fill-current' : undefined}
    />
  );
}
