import { expect, test } from 'vitest';
import { matchingChoices } from './matching-choices.ts';

const choices = [
  { id: '1', title: 'Bäckerei', group: 'Einkaufen' },
  { id: '2', title: 'Café', group: 'Essen' },
  { id: '3', title: 'Grossbäckerei', group: 'Firmen' },
  { id: '4', title: 'Strassencafé', group: 'Essen' },
];
const titles = (text: string) => matchingChoices(choices, text).map(({ title }) => title);

test.each([
  ['', ['Bäckerei', 'Café', 'Grossbäckerei', 'Strassencafé']],
  ['bäck', ['Bäckerei', 'Grossbäckerei']],
  ['BACKEREI', ['Bäckerei', 'Grossbäckerei']],
  ['cafe', ['Café', 'Strassencafé']],
  ['straßen', ['Strassencafé']],
  ['essen', ['Café', 'Strassencafé']],
  ['essen strassen', ['Strassencafé']],
  ['xyz', []],
])('%j matches %j', (text, found) => expect(titles(text)).toEqual(found));
