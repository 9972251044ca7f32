import type { Tag } from '@umkreis/contract/tag.ts';

/**
 * Is an item shown in a season: does one of its tag values contain the season's id?
 * @param seasonId '[summer]' or '[winter]'
 */
export function isInSeason(tags: readonly Pick<Tag, 'tagValue'>[], seasonId: string): boolean {
  return tags.some(({ tagValue }) => tagValue.includes(seasonId));
}
