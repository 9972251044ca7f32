import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Place } from '../places/place.ts';
import { services } from '@umkreis/places/details/services.ts';

export interface CategoryChoice {
  category: Category;
  count: number;
}
export interface TagChoice {
  tag: Tag;
  count: number;
}

/** Main categories of the places, the most frequent first; each with one category for colour and glyph. */
export function categoryChoices(places: readonly Place[]): CategoryChoice[] {
  const choices = new Map<string, { count: number; examples: Map<Category, number> }>();
  for (const { categories } of places) {
    for (const main of new Set(categories.map(({ mainCategory }) => mainCategory))) {
      const choice = choices.get(main) ?? { count: 0, examples: new Map<Category, number>() };
      const example = categories.find(({ mainCategory }) => mainCategory === main)!;
      choice.count += 1;
      choice.examples.set(example, (choice.examples.get(example) ?? 0) + 1);
      choices.set(main, choice);
    }
  }
  return Array.from(choices.values(), ({ count, examples }) => ({ count, category: mostImportant(examples) })).toSorted(
    (a, b) => b.count - a.count,
  );
}

/** The choices together with selected ones that leave no place, so that they can be deselected. */
export function withChosen(
  choices: readonly CategoryChoice[],
  chosen: readonly string[],
  categories: Iterable<Category>,
): CategoryChoice[] {
  const listed = new Set(choices.map(({ category }) => category.mainCategory));
  const missing = new Set(chosen.filter((main) => !listed.has(main)));
  return missing.size === 0
    ? [...choices]
    : [...choices, ...allCategoryChoices(categories).filter(({ category }) => missing.has(category.mainCategory))];
}

/** All main categories, for branches whose places are not counted on the device. */
export function allCategoryChoices(categories: Iterable<Category>): CategoryChoice[] {
  const best = new Map<string, Category>();
  for (const category of categories) {
    const listed = best.get(category.mainCategory);
    if (!listed || category.zOrder < listed.zOrder) best.set(category.mainCategory, category);
  }
  return Array.from(best.values(), (category) => ({ category, count: 0 }));
}

function mostImportant(examples: ReadonlyMap<Category, number>): Category {
  return [...examples].reduce((best, next) =>
    next[0].zOrder < best[0].zOrder || (next[0].zOrder === best[0].zOrder && next[1] > best[1]) ? next : best,
  )[0];
}

/** Default tag groups for filtering */
export const filterableTagGroupIds: readonly number[] = [1001, 1003, 1011, 6001];

/**
 * Filterable tags of the places, the most frequent first; services have their own filter.
 * @param groupIds tag groups of the branch
 */
export function tagChoices(places: readonly Place[], groupIds: readonly number[] = filterableTagGroupIds): TagChoice[] {
  const counts = new Map<Tag, number>();
  for (const { tags } of places) {
    for (const tag of tags) {
      if (
        tag.tagGroup !== null &&
        groupIds.includes(tag.tagGroup) &&
        !tag.isHidden &&
        !services.some((service) => service === tag.tagKey)
      )
        counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([tag, count]) => ({ tag, count })).toSorted((a, b) => b.count - a.count);
}
