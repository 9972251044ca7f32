import type { SearchShortcutConfig } from '@umkreis/contract/branch.ts';
import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';

type Filter = SearchShortcutConfig['filter'];
type Kind = Pick<Category, 'mainCategory' | 'subCategory'>;
type Mark = Pick<Tag, 'tagKey' | 'tagValue'>;

/** What a shortcut asks for of a place. */
interface Listable {
  categories: readonly Kind[];
  tags: readonly Mark[];
  /** Has current events that take place */
  hasEvents: boolean;
}

/** Is a tag the one that is named? A name without a value means every value of its key. */
export const isNamedTag = ({ tagKey, tagValue }: { tagKey: string; tagValue?: string }, tag: Mark): boolean =>
  tag.tagKey === tagKey && (tagValue === undefined || tag.tagValue === tagValue);

export interface ListedKinds {
  /** Does the shortcut name the category, by its main or its sub category? */
  category(category: Kind): boolean;
  tag(tag: Mark): boolean;
}

/**
 * Categories and tags that a search shortcut lists: a place with any of them.
 * @returns null where it names none: places of every kind
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

/** What a search shortcut lists: a category or a tag matches, and it has events if they are asked for. */
export function matchesShortcut(shortcut: { filter: Filter }): (place: Listable) => boolean {
  const kinds = kindsOfShortcut(shortcut);
  const asksForEvents = shortcut.filter.hasEvents === true;
  return ({ categories, tags, hasEvents }) =>
    (!asksForEvents || hasEvents) && (!kinds || categories.some(kinds.category) || tags.some(kinds.tag));
}
