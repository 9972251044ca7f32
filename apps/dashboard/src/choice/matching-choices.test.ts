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

test.each([
  ['Kirchgasse 5', ['Kirchgasse 5', 'Kirchgasse 5', 'Kirchgasse 15', 'Kirchgasse 50']],
  ['kirchgasse 5 aubach', ['Kirchgasse 5', 'Kirchgasse 15', 'Kirchgasse 50']],
  ['Kirchgasse 5, Aubach', ['Kirchgasse 5', 'Kirchgasse 15', 'Kirchgasse 50']],
  ['Kirchgasse', ['Kirchgasse', 'Kirchgasse 15', 'Kirchgasse 50', 'Kirchgasse 5', 'Kirchgasse 5', 'Alte Kirchgasse 2']],
])('lists the exact address for %j first', (text, found) => {
  const addresses = [
    { id: '1', title: 'Kirchgasse 15', group: 'Aubach' },
    { id: '2', title: 'Kirchgasse 50', group: 'Aubach' },
    { id: '3', title: 'Kirchgasse 5', group: 'Aubach' },
    { id: '4', title: 'Kirchgasse 5', group: 'Seedorf' },
    { id: '5', title: 'Alte Kirchgasse 2', group: 'Seedorf' },
    { id: '6', title: 'Kirchgasse', group: 'Aubach' },
  ];
  expect(matchingChoices(addresses, text).map(({ title }) => title)).toEqual(found);
});
