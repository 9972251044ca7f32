import type { Bilingual } from '@umkreis/contract/ref.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Place } from './place.ts';

/** Chooses the interface's language. */
type Choose = (text: Bilingual) => string;

/** Title of a place; what it is, for amenities without a name. */
export function placeTitle(place: Place, pick: Choose): string {
  return place.item.title || pick(place.categories[0]?.subCategoryName ?? { de: 'Ort', en: 'Place' });
}

/** Its category names joined by ' · '; without the first when that is the title already. */
export function categoryLine(place: Place, pick: Choose): string {
  const names = place.categories.map(({ subCategoryName }) => pick(subCategoryName));
  const unnamed = !place.item.title;
  const shown = unnamed ? names.slice(1) : names;
  return [...new Set(shown.length > 0 || !unnamed ? shown : place.categories.slice(0, 1).map(({ mainCategoryName }) => pick(mainCategoryName)))].join(' · ');
}

/** Groups that display the value; others display the key. */
const valueGroups = new Set([11, 100001, 1001, 1003, 1004, 2001, 2002, 2003, 4001, 4002, 6001]);

/** A tag as visitors read it. */
export function tagText(tag: Tag, pick: Choose): string {
  if (tag.tagGroup === null) return 'n/a';
  return pick(valueGroups.has(tag.tagGroup) ? tag.tagValueName : tag.tagKeyName);
}

/** Tags computed from the hours have no text of their own. */
const computedTags = new Set(['inPlace', 'isOperating']);

/** Tags of the line under the title, in their order. */
export function subtitleTags(place: Place): Tag[] {
  return place.tags
    .filter((tag) => tag.showInSubtitle && !tag.isHidden && !computedTags.has(tag.tagKey))
    .toSorted((a, b) => a.subtitleSortOrder - b.subtitleSortOrder);
}

/** Tags of the card. */
export function visibleTags(place: Place): Tag[] {
  return place.tags.filter((tag) => !tag.isHidden && !computedTags.has(tag.tagKey)).toSorted((a, b) => a.subtitleSortOrder - b.subtitleSortOrder);
}
