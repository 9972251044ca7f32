import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { englishOf, germanOf } from './split-texts.ts';

const texts = path.join(import.meta.dirname, '../../../libs/util/i18n/src');
/** Files of the map's build. */
const areas = ['guide', 'map', 'events', 'dialog-buttons', 'lazy-parts'];

test.each(areas)('splits the texts of %s by language without losing any', async (area) => {
  const file = `${area}.ts`;
  const source = await readFile(path.join(texts, file), 'utf8');
  const german = germanOf(source, file);
  const english = englishOf(source, file);
  const keysOf = (text: string) => [...text.matchAll(/^ {4}(\w+):/gm)].map(([, key]) => key);
  expect(keysOf(german).length).toBeGreaterThan(3);
  expect(keysOf(english)).toEqual(keysOf(german));
  expect([...keysOf(german), ...keysOf(english)]).toEqual(keysOf(source));
  expect(german).toContain(`import(/* webpackChunkName: "english" */ './${file}?english')`);
});

test('splits texts that the formatter wrote on one line per language', async () => {
  const source = await readFile(path.join(texts, 'search-field.ts'), 'utf8');
  const german = germanOf(source, 'search-field.ts');
  expect(german).toContain("searchPlaceholder: 'Ort, Strasse, Angebot'");
  expect(german).not.toContain('Place, street, offer');
  expect(englishOf(source, 'search-field.ts')).toMatch(/^export const english = \{ search: 'Search', [^{}]*\};\n$/);
});

test('rejects a file that contains other code, with its name', () => {
  expect(() => germanOf('export const a = 1;\n', 'a.ts')).toThrow('a.ts holds more than texts');
});
