import { useAtomValue } from 'jotai';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { missingTopicAtom } from '@umkreis/guide-core/results/results-atoms.ts';
import { NotFound } from '@umkreis/guide-core/panel/not-found.tsx';

/** A topic or curated list that does not exist. */
export function NotFoundContent() {
  const t = useMessages(mapMessages);
  const isList = useAtomValue(missingTopicAtom) === 'list';
  return <NotFound title={isList ? t.listNotFound : t.shortcutNotFound} />;
}
