import { expect, test } from 'vitest';
import { sectionsOf } from './sections-of.ts';

const choices = ['Kontakt', 'Kontakt', 'Links'].map((section, id) => ({
  id: String(id),
  title: `${section} ${id}`,
  group: section,
  section,
}));

test('groups consecutive choices, with the index of the first', () => {
  const found = sectionsOf(choices, true).map(({ title, first, choices: own }) => [title, first, own.length]);
  expect(found).toEqual([
    ['Kontakt', 0, 2],
    ['Links', 2, 1],
  ]);
});

test('returns one section without a heading if there are none', () => {
  expect(sectionsOf(choices, false)).toEqual([{ title: '', first: 0, choices }]);
});
