import { useMessages, usePick } from '@umkreis/i18n/language.tsx';
import { guideMessages } from '@umkreis/i18n/guide.ts';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { tagText } from '@umkreis/place-rules/tag-display.ts';
import type { Results } from '../results/use-results.ts';

/** What the list is of: words, a topic, a tag, a list, a filter, else what the map shows. */
export function useListTitle(results: Results | null): string {
  const t = useMessages(guideMessages);
  const tMap = useMessages(mapMessages);
  const pick = usePick();
  if (results?.words) return t.resultsFor(results.words);
  const { shortcut, tag, list } = results?.topic ?? { shortcut: null, tag: null, list: null };
  if (shortcut) return pick(shortcut.title);
  if (tag) return tagText(tag, pick);
  if (list) return pick(list.title);
  return results?.asked ? t.filter : tMap.placesInView;
}
