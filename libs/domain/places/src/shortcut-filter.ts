import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';

type Filter = SearchShortcutConfig['filter'];
type Kind = Pick<Category, 'mainCategory' | 'subCategory'>;
type Mark = Pick<Tag, 'tagKey' | 'tagValue'>;

/** What a shortcut needs of a place. */
interface Listable {
  categories: readonly Kind[];
  tags: readonly Mark[];
  /** Has current events that are not cancelled */
  hasEvents: boolean;
}

/** Whether a tag matches a reference; without a value any value of the key matches. */
export const isNamedTag = ({ tagKey, tagValue }: { tagKey: string; tagValue?: string }, tag: Mark): boolean =>
  tag.tagKey === tagKey && (tagValue === undefined || tag.tagValue === tagValue);

export interface ListedKinds {
  /** Whether the shortcut includes the category by its main or subcategory. */
  category(category: Kind): boolean;
  tag(tag: Mark): boolean;
}

/**
 * Categories and tags that a search shortcut lists: a place needs any of them.
 * @returns null if it has none: places of every category
 */
export function kindsOfShortcut({ filter }: { filter: Filter }): ListedKinds | null {
  const { mainCategories = [], subCategories = [], tags = [] } = filter;
  if (mainCategories.length + subCategories.length + tags.length === 0) return null;
  const [mains, subs] = [new Set(mainCategories), new Set(subCategories)];
  return {
    category: ({ mainCategory, subCategory }) => mains.has(mainCategory) || subs.has(subCategory),
    tag: (tag) => tags.some((named) => isNamedTag(named, tag)),
  };
}

/**
 * Test for a search shortcut: a category or a tag matches, and the place has events if the shortcut requires them.
 */
export function matchesShortcut(shortcut: { filter: Filter }): (place: Listable) => boolean {
  const kinds = kindsOfShortcut(shortcut);
  const requiresEvents = shortcut.filter.hasEvents === true;
  return ({ categories, tags, hasEvents }) =>
    (!requiresEvents || hasEvents) && (!kinds || categories.some(kinds.category) || tags.some(kinds.tag));
}
