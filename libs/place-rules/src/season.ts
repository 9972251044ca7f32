import type { Season } from '@umkreis/contract/branch.ts';
import type { Tag } from '@umkreis/contract/tag.ts';

/**
 * Is an item shown in a season: does one of its tag values contain the season's id?
 * @param seasonId '[summer]' or '[winter]'
 */
export function isInSeason(tags: readonly Pick<Tag, 'tagValue'>[], seasonId: string): boolean {
  return tags.some(({ tagValue }) => tagValue.includes(seasonId));
}

/**
 * The season a day lies in: the one that began last, counted over the turn of the year.
 * @param day YYYY-MM-DD
 * @returns undefined where the seasons have no first days
 */
export function seasonOn<S extends Pick<Season, 'begins'>>(day: string, seasons: readonly S[]): S | undefined {
  const dated = seasons
    .filter(({ begins }) => begins !== undefined)
    .toSorted((a, b) => a.begins!.localeCompare(b.begins!));
  const monthAndDay = day.slice(5);
  return dated.findLast(({ begins }) => begins! <= monthAndDay) ?? dated.at(-1);
}
