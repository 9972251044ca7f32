import { useAtomValue } from 'jotai';
import { useMessages } from '@umkreis/i18n/language.tsx';
import { mapMessages } from '@umkreis/i18n/map.ts';
import { missingTopicAtom } from '../results/results-atoms.ts';
import { Gone } from './gone.tsx';

/** A topic or curated list that does not exist. */
export function GoneContent() {
  const t = useMessages(mapMessages);
  const isList = useAtomValue(missingTopicAtom) === 'list';
  return <Gone title={isList ? t.listNotFound : t.shortcutNotFound} />;
}
