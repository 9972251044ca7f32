import { expect, test } from 'vitest';
import { alongCurve, type ItemPoints, type UnsortedPoints } from './item-points.ts';
import { replacePoints } from './replace-points.ts';

interface Place {
  id: string;
  x: number;
  y: number;
  category: string | null;
  tags: readonly string[];
}

const unsorted = (places: readonly Place[]): UnsortedPoints => ({
  owners: places.map(() => 1),
  nanoIds: places.map(({ id }) => id),
  titles: places.map(({ id }) => `Ort ${id}`),
  categoryIds: places.map(({ category }) => category),
  xs: places.map(({ x }) => x),
  ys: places.map(({ y }) => y),
  orders: places.map(({ x }) => Math.floor(x * 200)),
  ranks: places.map(({ y }) => Math.floor(y * 200)),
  flags: places.map(({ tags }) => tags.length),
  categoryLinks: places.map(({ category }) => (category ? [category] : [])),
  tagLinks: places.map(({ tags }) => tags),
  colorOf: (id) => `color of ${id}`,
});

/** What is known of each place, by its ID. */
function described(points: ItemPoints): Record<string, unknown> {
  const tags = Array.from(points.links.tags.ids, (id) => [id, points.links.tags.havingAny([id])] as const);
  return Object.fromEntries(
    points.nanoIds.map((id, at) => [
      id,
      {
        numbers: [points.keys, points.x, points.y, points.order, points.rank, points.thinningOrder].map(
          (column) => column[at],
        ),
        others: [points.flags[at], points.owner[at], points.titles[at]],
        category: points.categories[points.category[at]!],
        color: points.colors[points.category[at]!],
        isOfCategory: points.links.categories.havingAny([points.categories[points.category[at]!] ?? ''])(at),
        tags: tags.flatMap(([tag, has]) => (has(at) ? [tag] : [])).toSorted(),
      },
    ]),
  );
}

const inSequence = ({ keys }: ItemPoints) => keys.every((key, at) => at === 0 || keys[at - 1]! <= key);

/** Places on a coarse grid, so that several have the same position. */
const some = (count: number, prefix: string): Place[] =>
  Array.from({ length: count }, (_, nr) => ({
    id: `${prefix}${nr}`,
    x: ((nr * 7) % 11) / 11,
    y: ((nr * 5) % 13) / 13,
    category: [null, 'inn', `only ${prefix}`][nr % 3]!,
    tags: ['wifi', `tag ${prefix}`, 'dogs'].slice(0, nr % 4),
  }));

test.each([
  ['some of many', some(100, 'a'), (at: number) => at % 7 === 3, some(9, 'b')],
  ['neighbours along the curve', some(100, 'a'), (at: number) => at > 20 && at < 60, some(40, 'b')],
  ['all', some(20, 'a'), () => true, some(20, 'b')],
  ['all with none', some(20, 'a'), () => true, []],
  ['none with some', some(20, 'a'), () => false, some(30, 'b')],
  ['none of no places with some', [], () => false, some(3, 'b')],
  ['the first and the last', some(50, 'a'), (at: number) => at === 0 || at === 49, some(2, 'b')],
])('has the same points as if all were sorted again: %s', (_, places, isRemoved, added) => {
  const before = alongCurve(unsorted(places));
  const removed = before.nanoIds.flatMap((_id, at) => (isRemoved(at) ? [at] : []));
  const gone = new Set(removed.map((at) => before.nanoIds[at]));
  const after = replacePoints(before, removed, alongCurve(unsorted(added), before));
  const all = alongCurve(unsorted([...places.filter(({ id }) => !gone.has(id)), ...added]));
  expect(after.size).toBe(all.size);
  expect(described(after)).toEqual(described(all));
  expect(inSequence(after)).toBe(true);
});

test('the points before remain as they are', () => {
  const places = some(30, 'a');
  const before = alongCurve(unsorted(places));
  replacePoints(before, [3, 4, 20], alongCurve(unsorted(some(5, 'b')), before));
  expect(described(before)).toEqual(described(alongCurve(unsorted(places))));
});
