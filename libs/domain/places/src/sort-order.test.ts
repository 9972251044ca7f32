import { expect, test } from 'vitest';
import { sortOrder } from './sort-order.ts';

const place = (overrides: Partial<Parameters<typeof sortOrder>[0]> = {}) => ({
  item: {},
  categories: [{ zOrder: 4 }],
  hasEvents: false,
  isPermanentlyClosed: false,
  ...overrides,
});

test.each([
  ['the zOrder of its category', place(), 4],
  ['10 without a category', place({ categories: [] }), 10],
  ['+1 with parents, however many', place({ item: { parents: ['a', 'b'] } }), 5],
  ['no parents, no child', place({ item: { parents: [], children: [] } }), 4],
  ['-1 with children', place({ item: { children: ['a'] } }), 3],
  ['-1 with mentions', place({ item: { hasMentions: true } }), 3],
  ['-1 with events', place({ hasEvents: true }), 3],
  ['all together', place({ item: { parents: ['a'], children: ['b'], hasMentions: true }, hasEvents: true }), 2],
  ['at least 0', place({ categories: [{ zOrder: 0 }], hasEvents: true }), 0],
  ['10 when closed for good or a duplicate', place({ isPermanentlyClosed: true, hasEvents: true }), 10],
])('orders %s', (_, sortable, order) => expect(sortOrder(sortable)).toBe(order));
