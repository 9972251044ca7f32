import { useAtom } from 'jotai';
import { useState } from 'react';
import {
  withEntryAt,
  withMovedEntry,
  withoutEntry,
  type Entry,
  type MyList,
} from '@umkreis/guide-core/my-list/listed-entries.ts';
import { myListAtom } from '@umkreis/guide-core/my-list/my-list-atom.ts';
import { useAnnouncement } from '@umkreis/guide-core/panel/announcer.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { myListMessages } from '../messages/my-list.ts';

/** What was removed last, with the positions. */
export interface Removed {
  entries: readonly { entry: Entry; index: number }[];
  text: string;
}

/** The visitor's list and its changes, which are announced. */
export function useOwnList() {
  const t = useMessages(myListMessages);
  const [list, change] = useAtom(myListAtom);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [news, setNews] = useState<string>();
  useAnnouncement(news);
  const { entries } = list;
  return {
    list,
    removed,
    setDay: (day: string | null) => change((before) => ({ ...before, day })),
    setIsByDistance: (isByDistance: boolean) => change((before) => ({ ...before, isByDistance })),
    remove(entry: Entry, title: string) {
      const index = entries.findIndex(({ id }) => id === entry.id);
      // The title as it was displayed names the entry if the guide loses it before the removal is undone.
      setRemoved({ entries: [{ entry: { ...entry, title }, index }], text: t.forgotten({ title }) });
      setNews(t.forgotten({ title }));
      change((before) => withoutEntry(before, entry.id));
    },
    clear() {
      setRemoved({ entries: entries.map((entry, index) => ({ entry, index })), text: t.cleared });
      setNews(t.cleared);
      change((before) => ({ ...before, entries: [] }));
    },
    undo() {
      setRemoved(null);
      setNews(undefined);
      change((before) =>
        (removed?.entries ?? []).reduce<MyList>((next, { entry, index }) => withEntryAt(next, entry, index), before),
      );
    },
    /** Moves an entry to a position. */
    move(from: number, to: number, title: string) {
      const [entry, target] = [entries[from], entries[to]];
      if (!entry || !target) return;
      setRemoved(null);
      setNews(t.moved({ title, position: to + 1, count: entries.length }));
      change((before) => withMovedEntry(before, entry.id, target.id));
    },
  };
}
