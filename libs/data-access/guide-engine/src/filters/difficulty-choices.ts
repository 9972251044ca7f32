import type { Tag } from '@umkreis/contract/tag.ts';
import type { Place } from '../places/place.ts';
import type { TagChoice } from './filter-choices.ts';

/** Difficulties of walks and slopes by tag key, easy ones first. */
const difficulties: Readonly<Record<string, readonly string[]>> = {
  hikingDifficulty: ['hiking', 'mountain_hiking', 'demanding_mountain_hiking', 'alpine_hiking'],
  pisteDifficulty: ['novice', 'easy', 'intermediate', 'advanced'],
};
/** Tag group of the difficulties */
export const difficultyGroup = 2001;

const rankOf = ({ tagKey, tagValue }: Tag): number => difficulties[tagKey]?.indexOf(tagValue) ?? -1;

/** Difficulties of the places, easy ones first. */
export function difficultyChoices(places: readonly Place[]): TagChoice[] {
  const counts = new Map<Tag, number>();
  for (const { tags } of places)
    for (const tag of tags) if (rankOf(tag) >= 0) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return easyFirst(Array.from(counts, ([tag, count]) => ({ tag, count })));
}

/** The difficulties among counted tags, easy ones first. */
export const easyFirst = (choices: readonly TagChoice[]): TagChoice[] =>
  choices
    .filter(({ tag }) => rankOf(tag) >= 0)
    .toSorted((a, b) => a.tag.tagKey.localeCompare(b.tag.tagKey) || rankOf(a.tag) - rankOf(b.tag));
