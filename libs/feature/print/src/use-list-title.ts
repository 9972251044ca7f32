import { useAtomValue } from 'jotai';
import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { tagText } from '@umkreis/places/tag-display.ts';
import {
  searchQueryAtom,
  curatedAtom,
  foundSearchTextAtom,
  shortcutAtom,
  tagAtom,
} from '@umkreis/guide-core/results/results-atoms.ts';

/** Title of the list: search text, topic, tag, list or filter, otherwise a title for all visible places. */
export function useListTitle(): string {
  const t = useMessages(guideMessages);
  const tMap = useMessages(mapMessages);
  const pick = usePick();
  const searchText = useAtomValue(foundSearchTextAtom);
  const shortcut = useAtomValue(shortcutAtom);
  const tag = useAtomValue(tagAtom);
  const curated = useAtomValue(curatedAtom);
  const hasQuery = useAtomValue(searchQueryAtom) !== null;
  if (searchText) return t.resultsFor({ query: searchText });
  if (shortcut) return pick(shortcut.title);
  if (tag) return tagText(tag, pick);
  if (curated) return pick(curated.title);
  return hasQuery ? t.filter : tMap.placesInView;
}
