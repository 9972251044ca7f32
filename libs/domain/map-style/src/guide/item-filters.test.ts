import { featureFilter } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { palette } from '../palette.ts';
import { labelRules } from './guide-options.ts';
import { currentSource, tileSource, type PlaceSource } from './item-context.ts';
import { itemFilters, rangesOf } from './item-filters.ts';

const options = {
  colors: palette({ topo: false, winter: false, dark: false }),
  labels: labelRules,
  isPhone: false,
  satellite: false,
};

/** Numbers of the places drawn by the symbol layer. */
function drawn(visible: number[] | null, total: number, selectedNanoId: string | null = null): number[] {
  const { filter } = featureFilter(
    itemFilters(options, tileSource, {
      visible,
      prominent: [],
      landmarks: [],
      isFiltered: false,
      total,
      current: [],
      selectedNanoId,
    })['guide-symbols'],
    'Filter',
  );
  return Array.from({ length: total }, (_, nr) => nr).filter((nr) =>
    filter({ zoom: 15 }, { type: 1, properties: { nr, nanoId: `place-${nr}`, sortOrder: 1 } } as never),
  );
}

test('writes few rows as ranges and many as a list', () => {
  expect(rangesOf([])).toEqual([]);
  expect(rangesOf([7, 3, 4, 5])).toEqual([
    [3, 5],
    [7, 7],
  ]);
  expect(rangesOf(Array.from({ length: 100 }, (_, at) => at * 2))).toBeNull();
});

test.each([
  ['a row', Array.from({ length: 40 }, (_, at) => at + 10)],
  ['every other place', Array.from({ length: 50 }, (_, at) => at * 2)],
  ['nearly all', Array.from({ length: 100 }, (_, nr) => nr).filter((nr) => nr % 3 > 0)],
  ['none', []],
])('draws exactly the visible places: %s', (_, visible) => {
  expect(drawn(visible, 100)).toEqual(visible);
});

test('draws all but the selected place without a filter', () => {
  expect(drawn(null, 5, 'place-2')).toEqual([0, 1, 3, 4]);
});

test('omits hidden dots, but not of filtered places', () => {
  const dotsAt = (zoom: number, visible: number[] | null) => {
    const items = {
      visible: visible,
      prominent: [],
      landmarks: [],
      isFiltered: visible !== null,
      total: 3,
      current: [],
      selectedNanoId: null,
    };
    const { filter } = featureFilter(itemFilters(options, tileSource, items)['guide-dots'], 'Filter');
    return [0, 1, 2].filter((nr) =>
      filter({ zoom }, {
        type: 1,
        properties: { nr, rank: 10, sortOrder: 1, ...(nr > 0 && { dot: 11 + nr }) },
      } as never),
    );
  };
  expect(dotsAt(11, null)).toEqual([0]);
  expect(dotsAt(12, null)).toEqual([0, 1]);
  expect(dotsAt(13, null)).toEqual([0, 1, 2]);
  expect(dotsAt(11, [1, 2])).toEqual([1, 2]);
});

test('leaves current places to their own layers', () => {
  const items = { visible: [0, 1, 2], prominent: [], landmarks: [], isFiltered: false, total: 4, selectedNanoId: null };
  const drawnIn = (source: PlaceSource, current: number[] | null) => {
    const { filter } = featureFilter(itemFilters(options, source, { ...items, current })['guide-symbols'], 'Filter');
    return [0, 1, 2, 3].filter((nr) => filter({ zoom: 15 }, { type: 1, properties: { nr } } as never));
  };
  expect(drawnIn(tileSource, [1])).toEqual([0, 2]);
  expect(drawnIn(tileSource, null)).toEqual([]);
  expect(drawnIn(currentSource, [1])).toEqual([0, 1, 2]);
});
