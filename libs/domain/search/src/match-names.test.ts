import { expect, test } from 'vitest';
import { matchNames } from './match-names.ts';

const names = ['Bäckerei Wohlwend', 'Gasthaus Adler', 'Adlerhorst', 'Café «Zum Bäcker»'];
const found = (query: string) => matchNames(names, query, (name) => name);

test('matches the start of each word, with any spelling of umlauts', () => {
  expect(found('adler')).toEqual(['Gasthaus Adler', 'Adlerhorst']);
  expect(found('baeck')).toEqual(['Bäckerei Wohlwend', 'Café «Zum Bäcker»']);
  expect(found('Wohl bäck')).toEqual(['Bäckerei Wohlwend']);
  expect(found('horst')).toEqual([]);
  expect(found(' – ')).toEqual([]);
});
