import type { Bilingual } from '@umkreis/contract/ref.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { valueGroups } from '@umkreis/taxonomy/tag-groups.ts';

/** Tags computed from the hours have no text of their own. */
const computedTags = new Set(['inPlace', 'isOperating']);

/**
 * A tag as visitors read it: the translated value or key, by its group; without a group 'n/a'.
 * @param pick chooses the interface's language
 */
export function tagText(
  tag: Pick<Tag, 'tagGroup' | 'tagKeyName' | 'tagValueName'>,
  pick: (text: Bilingual) => string,
): string {
  if (tag.tagGroup === null) return 'n/a';
  return pick(valueGroups.has(tag.tagGroup) ? tag.tagValueName : tag.tagKeyName);
}

/** Tags visitors may see, in their order. */
export function visibleTags(tags: readonly Tag[]): Tag[] {
  return tags
    .filter((tag) => !tag.isHidden && !computedTags.has(tag.tagKey))
    .toSorted((a, b) => a.subtitleSortOrder - b.subtitleSortOrder);
}

/** Of those, the tags of the line under the title. */
export function subtitleTags(tags: readonly Tag[]): Tag[] {
  return visibleTags(tags).filter(({ showInSubtitle }) => showInSubtitle);
}
