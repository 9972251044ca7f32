import { expect, test } from 'vitest';
import { categories } from '@umkreis/taxonomy/categories.ts';
import { searchWords } from '@umkreis/taxonomy/search-words.ts';
import { tags } from '@umkreis/taxonomy/tags.ts';
import { chatVocabulary } from './chat-vocabulary.ts';
import { readSearch } from './conditions.ts';
import { withoutWords } from './typed-words.ts';
import type { Where } from './where.ts';

const vocabulary = chatVocabulary(categories, tags, searchWords);
/** Wednesday, 18 November 2026, 14:00 in Vaduz. */
const now = new Date('2026-11-18T14:00:00+01:00');
const places: Readonly<Record<string, Where>> = {
  'in schaan': { how: 'in', city: 'Schaan' },
  'near kunstmuseum': { how: 'near', title: 'Kunstmuseum', at: [9.52, 47.14] },
  'near schloss vaduz': { how: 'near', title: 'Schloss Vaduz', at: [9.52, 47.14] },
};
const read = (text: string) =>
  readSearch(text, {
    vocabulary,
    now,
    timeZone: 'Europe/Vaduz',
    find: async (how, name) => places[`${how} ${name.toLowerCase()}`] ?? null,
  });
const tagNames = new Map(tags.map((tag) => [tag.id, `${tag.tagKey}=${tag.tagValue}`]));

async function short(text: string): Promise<string> {
  const { searchText: words, conditions } = await read(text);
  const summaries = conditions.map((one) => {
    switch (one.kind) {
      case 'open':
        return `open ${one.at.toISOString().slice(0, 16)}${one.isWholeDay ? ' (day)' : ''}`;
      case 'tag':
        return one.tagIds.map((id) => tagNames.get(id)).join('|');
      case 'sub':
        return 'children';
      case 'where':
        return one.where.how === 'in' ? `in ${one.where.city}` : `near ${one.where.title}`;
      case 'nearMe':
        return 'near me';
    }
  });
  return [words && `"${words}"`, ...summaries].filter(Boolean).join('; ');
}

test.each([
  ['Restaurant offen', '"Restaurant"; open 2026-11-18T13:00'],
  ['open pharmacy', '"pharmacy"; open 2026-11-18T13:00'],
  ['Apotheke Sonntag', '"Apotheke"; open 2026-11-22T09:00 (day)'],
  ['Arzt am Sonntag', '"Arzt"; open 2026-11-22T09:00 (day)'],
  ['doctor on Sunday', '"doctor"; open 2026-11-22T09:00 (day)'],
  ['Pizza heute Abend', '"Pizza"; open 2026-11-18T18:00'],
  ['pizza tonight', '"pizza"; open 2026-11-18T18:00'],
  ['Bar Freitagabend', '"Bar"; open 2026-11-20T18:00'],
  ['Apotheke Mittwoch', '"Apotheke"; open 2026-11-18T09:00 (day)'],
  ['Apotheke heute', '"Apotheke"; open 2026-11-18T13:00'],
  ['parkieren gratis', '"parkieren"; fee=no'],
  ['free parking', '"parking"; fee=no'],
  ['Museum rollstuhlgängig', '"Museum"; wheelchair=yes'],
  ['Restaurant mit Rollstuhl', '"Restaurant mit"; wheelchair=yes'],
  ['wheelchair toilet', '"toilet"; wheelchair=yes'],
  ['mit Kindern', 'children'],
  ['Kinder', 'children'],
  ['children', 'children'],
  ['veganes Restaurant', '"Restaurant"; cuisine=vegan|vegan=true'],
  ['vegan', 'cuisine=vegan|vegan=true'],
  ['Café near Kunstmuseum', '"Café"; near Kunstmuseum'],
  ['Café beim Kunstmuseum', '"Café"; near Kunstmuseum'],
  ['bei Schloss Vaduz Restaurant', '"Restaurant"; near Schloss Vaduz'],
  ['Zahnarzt in Schaan', '"Zahnarzt"; in Schaan'],
  ['dentist in Schaan', '"dentist"; in Schaan'],
  ['Bäckerei in der Nähe', '"Bäckerei"; near me'],
  ['playground near me', '"playground"; near me'],
  [
    'veganes Restaurant in Schaan offen am Sonntag',
    '"Restaurant"; open 2026-11-22T09:00 (day); in Schaan; cuisine=vegan|vegan=true',
  ],
  // Names and words that only look like conditions.
  ['Sonntagsbeck', '"Sonntagsbeck"'],
  ['Kinderarzt', '"Kinderarzt"'],
  ['Freihof', '"Freihof"'],
  ['lunch', '"lunch"'],
  ['Pizza in Timbuktu', '"Pizza in Timbuktu"'],
  ['Käsknöpfle', '"Käsknöpfle"'],
  ['', ''],
])('%s → %s', async (text, expected) => expect(await short(text)).toBe(expected));

test.each([
  ['Apotheke am Sonntag', 'Apotheke'],
  ['veganes Restaurant in Schaan', 'Restaurant in Schaan'],
  ['Café beim Kunstmuseum offen', 'Café offen'],
])('removes the first detected condition of %s again', async (text, left) => {
  const { conditions } = await read(text);
  const one = text.startsWith('veganes') ? conditions.find(({ kind }) => kind === 'tag')! : conditions.at(-1)!;
  expect(withoutWords(text, one.text)).toBe(left);
});
