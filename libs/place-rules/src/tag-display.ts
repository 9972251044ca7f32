import type { Bilingual } from '@umkreis/contract/ref.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { valueGroups } from '@umkreis/taxonomy/tag-groups.ts';

/** Tags computed from the hours have no text of their own. */
const computedTags = new Set(['inPlace', 'isOperating']);

type Named = Pick<Tag, 'tagGroup' | 'tagKeyName' | 'tagValueName'>;

/** What of a tag is read: by its group the translated value or the translated key; null without a group. */
export const readPart = (tagGroup: number | null): 'key' | 'value' | null =>
  tagGroup === null ? null : valueGroups.has(tagGroup) ? 'value' : 'key';

/** What visitors read of a tag, in both languages, and so what it is found by; null where nothing tells. */
export function tagName({ tagGroup, tagKeyName, tagValueName }: Named): Bilingual | null {
  const part = readPart(tagGroup);
  return part && (part === 'value' ? tagValueName : tagKeyName);
}

/**
 * A tag as visitors read it: the translated value or key, by its group; without a group 'n/a'.
 * @param pick chooses the interface's language
 */
export function tagText(tag: Named, pick: (text: Bilingual) => string): string {
  const name = tagName(tag);
  return name ? pick(name) : 'n/a';
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
