import type { Category } from '@umkreis/contract/category.ts';
import type { Tag } from '@umkreis/contract/tag.ts';
import { quarterStart } from '@umkreis/opening-hours/quarter-hour.ts';
import { kindsOfShortcut } from '@umkreis/places/shortcut-filter.ts';
import type { PlaceQuery } from '../query/place-query.ts';
import { chosenTags, groupsText, impliedTags, nothing } from './tag-groups.ts';

/**
 * Query of a large branch's search and tiles: comma-separated ids. A place must have any category of the filter,
 * any tag of each group, any category or tag of the shortcut, and current events if the shortcut requires them.
 */
export interface KindQuery {
  categories?: string;
  /** Groups separated by semicolons: tags of the filter, services, the season */
  tags?: string;
  kindCategories?: string;
  kindTags?: string;
  /** Instant, ISO 8601: places with events current then */
  eventsAt?: string;
}

/** Categories and tags of the branch's places. */
export interface BranchKinds {
  categories: readonly Category[];
  tags: readonly Tag[];
}

/**
 * @param placeQuery its instant is rounded to the quarter hour, so that equal results have equal, cacheable URLs
 */
export function toKindQuery(
  placeQuery: Pick<PlaceQuery, 'seasonId' | 'filter' | 'shortcut' | 'at'>,
  { categories, tags }: BranchKinds,
): KindQuery {
  const { filter, shortcut, at } = placeQuery;
  const { mainCategories, subCategories } = filter;
  const kinds = shortcut && kindsOfShortcut(shortcut);
  const chosen = idsOf(
    categories.filter(
      ({ mainCategory, subCategory }) => mainCategories.includes(mainCategory) || subCategories.includes(subCategory),
    ),
  );
  const groups = [...chosenTags(filter.tagIds, tags), ...impliedTags(placeQuery, tags)];
  const [kindCategories, kindTags] = kinds
    ? [idsOf(categories.filter(kinds.category)), idsOf(tags.filter(kinds.tag))]
    : ['', ''];
  return {
    ...(mainCategories.length + subCategories.length > 0 && { categories: chosen || nothing }),
    ...(groups.length > 0 && { tags: groupsText(groups) }),
    ...(shortcut?.filter.hasEvents && { eventsAt: new Date(quarterStart(at)).toISOString() }),
    ...(kinds && { kindCategories: kindCategories || (kindTags ? '' : nothing), kindTags }),
  };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).join();
