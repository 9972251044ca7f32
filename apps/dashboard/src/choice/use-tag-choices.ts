import { useMemo } from 'react';
import { apiUrl } from '@umkreis/api-client/api-url.ts';
import { useRead } from '@umkreis/api-client/use-read.ts';
import type { Bilingual } from '@umkreis/contract/ref.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { readPart, tagText } from '@umkreis/places/details/tag-display.ts';
import { useDashboard } from '../session/dashboard-context.tsx';
import type { Choice } from './matching-choices.ts';

const YES = new Set(['true', 'yes']);

/** Tags that are displayed as their key only and have no other value to be distinguished from. */
const isOnlyKey = ({ tagGroup, tagValue }: Tag) => readPart(tagGroup) === 'key' && YES.has(tagValue);

/** The displayed title of a tag. The value is added if the title alone does not identify it. */
export const tagTitle = (tag: Tag, pick: (text: Bilingual) => string): string =>
  readPart(tag.tagGroup) === 'value' || isOnlyKey(tag)
    ? tagText(tag, pick)
    : `${pick(tag.tagKeyName)}: ${pick(tag.tagValueName)}`;

/** All tags visible to visitors, grouped by key and sorted by name. */
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
