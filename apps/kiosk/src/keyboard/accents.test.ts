import { expect, it } from 'vitest';
import { accentsOf } from './accents.ts';
import { layouts } from './layouts.ts';

it('offers the accents of French, Italian, German and other names on the keys of every language', () => {
  for (const layers of Object.values(layouts)) {
    const keys = layers.letters.join(' ').split(' ');
    const offered = new Set([...keys, ...keys.flatMap(accentsOf)]);
    for (const letter of 'äöüßéèêëàâçîïôùûœæìòóñåøčšžłğ') expect(offered, letter).toContain(letter);
  }
});

it('offers capitals on a capital, and nothing on function keys and digits', () => {
  expect(accentsOf('E')).toEqual(['É', 'È', 'Ê', 'Ë', 'Ę']);
  expect(accentsOf('S')).not.toContain('SS');
  for (const key of ['{bksp}', '{space}', '1', 'q']) expect(accentsOf(key)).toEqual([]);
});
