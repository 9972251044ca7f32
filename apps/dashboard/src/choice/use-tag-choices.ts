import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { readPart, tagText } from '@umkreis/place-rules/tag-display.ts';
import { useDashboard } from '../ground/dashboard-context.tsx';
import type { Choice } from './matching-choices.ts';

const YES = new Set(['true', 'yes']);

/** Tags that visitors read as their key, and that have no other value to tell from. */
const isOnlyKey = ({ tagGroup, tagValue }: Tag) => readPart(tagGroup) === 'key' && YES.has(tagValue);

/** A tag as visitors read it; where that doesn't tell its value, with the value. */
export const tagTitle = (tag: Tag, pick: (text: Bilingual) => string): string =>
  readPart(tag.tagGroup) === 'value' || isOnlyKey(tag)
    ? tagText(tag, pick)
    : `${pick(tag.tagKeyName)}: ${pick(tag.tagValueName)}`;

/** Every tag that visitors may see, with its key as the group, by name. */
export function useTagChoices(): Choice[] {
  const { boot, language } = useDashboard();
  const { data: tags } = useRead(apiUrl(boot, 'GET /tags/'));
  return useMemo(() => {
    const pick = (text: Bilingual) => text[language] || text.de;
    const { compare } = new Intl.Collator(language);
    return (tags ?? [])
      .filter(({ isHidden }) => !isHidden)
      .map((tag) => ({ id: tag.id, title: tagTitle(tag, pick), group: isOnlyKey(tag) ? '' : pick(tag.tagKeyName) }))
      .toSorted((a, b) => compare(a.group, b.group) || compare(a.title, b.title));
  }, [tags, language]);
}
