import { expect, it } from 'vitest';
import {
  emptyList,
  entryId,
  eventKeyOf,
  isFull,
  isListed,
  mostEntries,
  placeIdOf,
  withEntries,
  withEntryAt,
  withMovedEntry,
  withoutEntry,
  type MyList,
} from './listed-entries.ts';

const entriesOf = (...ids: string[]) => ids.map((id) => ({ id, title: id.toUpperCase() }));
const listOf = (...ids: string[]): MyList => ({ ...emptyList, entries: entriesOf(...ids) });
const idsOf = ({ entries }: MyList) => entries.map(({ id }) => id).join(' ');

it('appends entries once, in their order', () => {
  expect(idsOf(withEntries(listOf('a', 'b'), entriesOf('b', 'c', 'c', 'd')))).toBe('a b c d');
});

it('stops appending when the list is full', () => {
  const many = Array.from({ length: mostEntries + 5 }, (_, index) => `p${index}`);
  const list = withEntries(listOf(), entriesOf(...many));
  expect([list.entries.length, isFull(list), isListed(list, many[mostEntries]!)]).toEqual([mostEntries, true, false]);
});

it('puts a removed entry back to its position', () => {
  const list = listOf('a', 'b', 'c');
  expect(idsOf(withoutEntry(list, 'b'))).toBe('a c');
  expect(idsOf(withEntryAt(withoutEntry(list, 'b'), list.entries[1]!, 1))).toBe('a b c');
  expect(idsOf(withEntryAt(list, list.entries[1]!, 0)), 'it was added again meanwhile').toBe('a b c');
});

it.each([
  ['a', 'c', 'b c a'],
  ['c', 'a', 'c a b'],
  ['b', 'a', 'b a c'],
  ['b', 'b', 'a b c'],
  ['x', 'a', 'a b c'],
  ['a', 'x', 'a b c'],
])('moves %s to the position of %s', (id, toId, expected) => {
  expect(idsOf(withMovedEntry(listOf('a', 'b', 'c'), id, toId))).toBe(expected);
});

it("shows the visitor's order after an entry was moved", () => {
  expect(withMovedEntry({ ...listOf('a', 'b'), isByDistance: true }, 'a', 'b').isByDistance).toBe(false);
});

it('names a place by its public id, and an event by its place and the random end of its id', () => {
  const place = { id: entryId('AbC12345') };
  const event = { id: entryId('AbC12345', '01930000-aaaa-7bbb-8ccc-0123456789ab') };
  expect([place.id, placeIdOf(place), eventKeyOf(place)]).toEqual(['AbC12345', 'AbC12345', null]);
  expect([event.id, placeIdOf(event), eventKeyOf(event)]).toEqual([
    'AbC12345.0123456789ab',
    'AbC12345',
    '0123456789ab',
  ]);
});
