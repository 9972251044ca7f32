import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import type { Asked } from '../asked/asked.ts';
import type { FilterState } from '../filters/filter-state.ts';
import { quarterBegin } from '@umkreis/opening-hours/quarter-hour.ts';
import { kindsOfShortcut } from '@umkreis/place-rules/shortcut-filter.ts';

/** Stands for what no place of the branch has, so that asking for it finds nothing. */
export const nothing = '00000000-0000-0000-0000-000000000000';

/**
 * What a large branch is asked for, in the words of its search and its tiles: ids, comma-separated. A place that has
 * any category of the filter, and any category or tag of the shortcut, and current events where that asks for them.
 */
export interface AskedFor {
  categories?: string;
  kindCategories?: string;
  kindTags?: string;
  /** Instant, ISO 8601: a place with events that are current then */
  eventsAt?: string;
}

/**
 * @param chosenKinds main and sub categories chosen in the filter; empty: any
 * @param topic with the instant that it is asked for, ms; it counts by its quarter of an hour, so that the same is
 * asked for, and kept, as long as the answer is the same
 * @param known categories and tags that places of the branch have
 */
export function askedFor(
  { mainCategories, subCategories }: Pick<FilterState, 'mainCategories' | 'subCategories'>,
  { shortcut, at }: Pick<Asked, 'shortcut' | 'at'>,
  known: { categories: Iterable<Category>; tags: Iterable<Tag> },
): AskedFor {
  const kinds = shortcut && kindsOfShortcut(shortcut);
  const categories = [...known.categories];
  const chosen = idsOf(
    categories.filter(
      ({ mainCategory, subCategory }) => mainCategories.includes(mainCategory) || subCategories.includes(subCategory),
    ),
  );
  const [kindCategories, kindTags] = kinds
    ? [idsOf(categories.filter(kinds.category)), idsOf([...known.tags].filter(kinds.tag))]
    : ['', ''];
  return {
    ...(mainCategories.length + subCategories.length > 0 && { categories: chosen || nothing }),
    ...(shortcut?.filter.hasEvents && { eventsAt: new Date(quarterBegin(at)).toISOString() }),
    ...(kinds && { kindCategories: kindCategories || (kindTags ? '' : nothing), kindTags }),
  };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join();
