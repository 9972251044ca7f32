import type { Season } from '@umkreis/contract/branch.ts';
import type { Tag } from '@umkreis/contract/tag.ts';

/**
 * Whether an item is visible in a season: one of its tag values contains the season's id.
 * @param seasonId '[summer]' or '[winter]'
 */
export function isInSeason(tags: readonly Pick<Tag, 'tagValue'>[], seasonId: string): boolean {
  return tags.some(({ tagValue }) => tagValue.includes(seasonId));
}

/**
 * The season of a day: the one that started last, also across the turn of the year.
 * @param day YYYY-MM-DD
 * @returns undefined if the seasons have no first days
 */
export function seasonOn<S extends Pick<Season, 'begins'>>(day: string, seasons: readonly S[]): S | undefined {
  const dated = seasons
    .filter(({ begins }) => begins !== undefined)
    .toSorted((a, b) => a.begins!.localeCompare(b.begins!));
  const monthAndDay = day.slice(5);
  return dated.findLast(({ begins }) => begins! <= monthAndDay) ?? dated.at(-1);
}
