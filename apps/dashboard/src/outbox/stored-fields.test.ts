import { expect, test } from 'vitest';
import { fieldsOf, storedFields } from './stored-fields.ts';

const example = {
  title: '',
  isAllDay: false,
  place: null as { id: string } | null,
  tagIds: [] as string[],
  levels: [{ key: 'EG', sortOrder: 0, begins: '04-20' }],
  kiosk: { idleSeconds: 60, logo: null },
};
const stored = (fields: unknown) => storedFields(JSON.stringify(fields), example);

test('keeps what was typed, also if it is not valid yet', () => {
  const typed = {
    title: ' ',
    isAllDay: true,
    place: { id: 'a' },
    tagIds: ['b'],
    levels: [{ key: '', sortOrder: 3 }],
    kiosk: { idleSeconds: 5000, logo: 'x.png' },
  };
  expect(stored(typed)).toEqual(typed);
  expect(stored({ place: null, title: 'Fest' })).toEqual({ place: null, title: 'Fest' });
});

test.each([
  { title: 5 },
  { isAllDay: 'yes' },
  { tagIds: 'a,b' },
  { levels: [{ key: 'EG', sortOrder: 'first' }] },
  { levels: [5] },
  { kiosk: [] },
  { kiosk: { idleSeconds: '60' } },
  { unknown: 'x' },
])('drops a field of another release: %j', (fields) => {
  expect(stored({ ...fields, title: 'title' in fields ? fields.title : 'Fest' })).toEqual(
    'title' in fields ? {} : { title: 'Fest' },
  );
});

test.each([null, '', 'x', '5', 'null', '[1]', '{"title":'])('has no fields for %j', (text) => {
  expect(storedFields(text, example)).toEqual({});
  expect(Object.keys(fieldsOf(text)).filter((name) => name in example)).toEqual([]);
});
