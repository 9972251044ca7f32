import { useAtomValue } from 'jotai';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { openedListAtom } from '@umkreis/guide-core/my-list/opened-list-atom.ts';
import { printMessages } from './messages/print.ts';
import { tagText } from '@umkreis/places/details/tag-display.ts';
import {
  searchQueryAtom,
  curatedAtom,
  foundSearchTextAtom,
  shortcutAtom,
  tagAtom,
} from '@umkreis/guide-core/results/results-atoms.ts';

/** Title of the list: search text, topic, tag, list, filter or the visitor's list, otherwise the visible places. */
export function useListTitle(): string {
  const t = useMessages(guideMessages);
  const tMap = useMessages(mapMessages);
  const tPrint = useMessages(printMessages);
  const pick = usePick();
  const searchText = useAtomValue(foundSearchTextAtom);
  const shortcut = useAtomValue(shortcutAtom);
  const tag = useAtomValue(tagAtom);
  const curated = useAtomValue(curatedAtom);
  const list = useAtomValue(openedListAtom);
  const hasQuery = useAtomValue(searchQueryAtom) !== null;
  if (searchText) return t.resultsFor({ query: searchText });
  if (shortcut) return pick(shortcut.title);
  if (tag) return tagText(tag, pick);
  if (curated) return pick(curated.title);
  if (hasQuery) return t.filter;
  if (list) return list.isShared ? tPrint.sharedList : tMap.myList;
  return tMap.placesInView;
}
