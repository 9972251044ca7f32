import type { Condition } from '@umkreis/query-parser/conditions.ts';
import { cityOfLine } from '@umkreis/places/address-lines.ts';
import { distanceKm } from '@umkreis/geometry/distance.ts';
import type { PlaceTest } from '../filters/matches-filter.ts';

const nearKm = 1;
const hour = 3_600_000;
/** Hours relative to 10:00 at which a day is sampled: 8:00 to 22:00 */
const throughTheDay = [-2, 0, 2, 4, 6, 8, 10, 12];

/** Tests whether a place is open at an instant, or at any time of its day. */
export function openTest(
  { at, isWholeDay }: { at: Date; isWholeDay: boolean },
  isOpenAt: (at: Date) => PlaceTest,
): PlaceTest {
  if (!isWholeDay) return isOpenAt(at);
  const tests = throughTheDay.map((hours) => isOpenAt(new Date(at.getTime() + hours * hour)));
  return (place) => tests.some((test) => test(place));
}

/**
 * The conditions of a search as tests.
 * @param words remaining search terms; without any, places without a name are excluded
 * @param isOpenAt undefined: opening hours aren't loaded, all places count as open
 */
export function conditionTests(
  conditions: readonly Condition[],
  words: string,
  isOpenAt: ((at: Date) => PlaceTest) | undefined,
): PlaceTest[] {
  return conditions.flatMap((condition): PlaceTest[] => {
    switch (condition.kind) {
      case 'open':
        return isOpenAt ? [openTest(condition, isOpenAt)] : [];
      case 'tag':
        return [({ item }) => item.tags?.some((id) => condition.tagIds.includes(id)) ?? false];
      case 'sub':
        return [({ categories }) => categories.some((one) => condition.subCategories.includes(one.subCategory))];
      case 'where':
        return [
          whereTest(condition.where),
          ...(words ? [] : [({ item }: Parameters<PlaceTest>[0]) => item.title !== '']),
        ];
      case 'nearMe':
        return [];
    }
  });
}

/** In a city by address, or within a kilometre of a place. */
export function whereTest(where: (Condition & { kind: 'where' })['where']): PlaceTest {
  return where.how === 'in'
    ? ({ item }) => item.address !== undefined && cityOfLine(item.address) === where.city
    : ({ item }) => distanceKm(where.at, [item.lon, item.lat]) <= nearKm;
}
