import type { Bilingual } from '@umkreis/contract/ref.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { valueGroups } from '@umkreis/taxonomy/tag-groups.ts';

/** Tags computed from opening hours have no text. */
const computedTags = new Set(['inPlace', 'isOperating']);

type Named = Pick<Tag, 'tagGroup' | 'tagKeyName' | 'tagValueName'>;

/** The visible part of a tag by its group: the translated value or key; null without a group. */
export const readPart = (tagGroup: number | null): 'key' | 'value' | null =>
  tagGroup === null ? null : valueGroups.has(tagGroup) ? 'value' : 'key';

/** The visible text of a tag in both languages, also used by the search; null if there is none. */
export function tagName({ tagGroup, tagKeyName, tagValueName }: Named): Bilingual | null {
  const part = readPart(tagGroup);
  return part && (part === 'value' ? tagValueName : tagKeyName);
}

/**
 * The visible text of a tag: the translated value or key, by its group; 'n/a' without a group.
 * @param pick selects the interface's language
 */
export function tagText(tag: Named, pick: (text: Bilingual) => string): string {
  const name = tagName(tag);
  return name ? pick(name) : 'n/a';
}

/** Tags shown to visitors, in order. */
export function visibleTags(tags: readonly Tag[]): Tag[] {
  return tags
    .filter((tag) => !tag.isHidden && !computedTags.has(tag.tagKey))
    .toSorted((a, b) => a.subtitleSortOrder - b.subtitleSortOrder);
}

/** The tags of the line below the title. */
export function subtitleTags(tags: readonly Tag[]): Tag[] {
  return visibleTags(tags).filter(({ showInSubtitle }) => showInSubtitle);
}
