import { expect, test } from 'vitest';
import { filterOf, idsOf } from './use-shortcut-choices.tsx';

test('restores the same filter after converting it to ids and back', () => {
  const filter = {
    mainCategories: ['Eating'],
    subCategories: ['Bakery'],
    tags: [
      { tagKey: 'vaduz' },
      { tagKey: 'vaduz', tagValue: 'verkehrssicherheit:zonen' },
      { tagKey: 'a', tagValue: 'b=c' },
    ],
    hasEvents: true,
  };
  expect(filterOf(idsOf(filter), true)).toEqual(filter);
  expect(filterOf([], false)).toEqual({});
});
