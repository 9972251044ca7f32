import { useAtom } from 'jotai';
import { useState } from 'react';
import {
  isFull,
  isListed,
  mostEntries,
  withEntries,
  withoutEntry,
  type Entry,
} from '@umkreis/guide-core/my-list/listed-entries.ts';
import { myListAtom } from '@umkreis/guide-core/my-list/my-list-atom.ts';
import { useAnnouncement } from '@umkreis/guide-core/panel/announcer.tsx';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { myListMessages } from './messages/my-list.ts';

/** Whether an entry is on the visitor's list, and the button that changes it. The result is announced. */
export function useRemember(entry: Entry): {
  isRemembered: boolean;
  toggle(): void;
  /** The list has no space for the entry. */
  rejection: string | undefined;
} {
  const t = useMessages(myListMessages);
  const [list, change] = useAtom(myListAtom);
  const [isRejected, setIsRejected] = useState(false);
  const [news, setNews] = useState<string>();
  const isRemembered = isListed(list, entry.id);
  const rejection = isRejected && isFull(list) ? t.full({ count: mostEntries }) : undefined;
  useAnnouncement(rejection ?? news);
  return {
    isRemembered,
    rejection,
    toggle() {
      setIsRejected(!isRemembered && isFull(list));
      if (!isRemembered && isFull(list)) return;
      change((before) => (isRemembered ? withoutEntry(before, entry.id) : withEntries(before, [entry])));
      setNews((isRemembered ? t.forgotten : t.remembered)({ title: entry.title }));
    },
  };
}
