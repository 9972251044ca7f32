import { expect, test } from 'vitest';
import { textsOf } from '@umkreis/i18n/catalogues.ts';
import { hoursWords } from './hours-words.ts';
import { historyMessages } from './messages/history.ts';
import { seriesText } from './series-text.ts';
import { valueText, type ValueNames } from './value-text.ts';

const [known, trashed, purged] = [1, 2, 3].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) as [
  string,
  string,
  string,
];
const codes = new Map([
  ['type way', 'Weg'],
  ['parents 1', 'Teil davon'],
  ['media 1', 'Bild'],
]);
const names: ValueNames = {
  places: { [known]: { title: 'Markthalle', isDeleted: false }, [trashed]: { title: 'Kiosk Beck', isDeleted: true } },
  categories: new Map([
    ['Eating / Café', 'Café'],
    ['Service / Bank, post', 'Bank und Post'],
    ['c-1', 'Café'],
  ]),
  tags: new Map([
    ['cuisine=pizza', 'Pizza'],
    ['t-1', 'Pizza'],
  ]),
  branches: new Map([['1', 'Vaduz']]),
  codeName: (kind, code) => codes.get(`${kind} ${code}`),
  day: (day) => `<${day}>`,
  instant: (iso) => `<${iso}>`,
  coordinate: (value) => value.toFixed(2),
  hours: (value) => hoursWords(value, 'de'),
  recurrence: (rule) => seriesText(rule, 'de', textsOf(historyMessages, 'de'), (day) => day),
  texts: { yes: 'Ja', no: 'Nein', deleted: '(gelöscht)', checked: 'geprüft', due: (day) => `fällig ${day}` },
};

test.each([
  ['title', null, ''],
  ['isCancelled', false, 'Nein'],
  ['type', 'way', 'Weg'],
  ['lat', 47.141234, '47.14'],
  ['title', '2026-05-01', '2026-05-01'],
  ['datePermanentlyClosed', '2026-05-01', '<2026-05-01>'],
  ['dateBinned', '2026-05-01T08:00:00.000Z', '<2026-05-01T08:00:00.000Z>'],
  ['isDuplicateOf', known, 'Markthalle'],
  ['isDuplicateOf', trashed, 'Kiosk Beck (gelöscht)'],
  ['itemId', purged, '(gelöscht)'],
  [
    'itemEvents',
    [
      { itemId: purged, relationshipId: 1, title: 'Bühne' },
      { itemId: known, title: '' },
    ],
    'Bühne, Markthalle',
  ],
  ['picture', { id: 'a1b2', alt: 'Brote', credit: 'A. Muster', licence: '' }, 'Brote · A. Muster'],
  ['picture', { id: 'a1b2', alt: '', credit: '', licence: '' }, 'Bild'],
  ['picture', null, ''],
  ['categories', 'Eating / Café, Service / Bank, post, Removed / Kind', 'Café, Bank und Post, Removed / Kind'],
  ['categoryIds', ['c-1'], 'Café'],
  ['tags', 'cuisine=pizza, old=yes', 'Pizza, old=yes'],
  ['tags', [{ tagId: 't-1' }, { tagId: purged }], 'Pizza, (gelöscht)'],
  ['branches', [{ branchId: 1 }, { branchId: 7 }], 'Vaduz, 7'],
  ['parents', `Bahnhof (alt) (1), ${known} (1)`, 'Bahnhof (alt) (Teil davon), Markthalle (Teil davon)'],
  ['media', '1. 1 Eingang · c0ffee, 2. 1 00beef', '1. Bild Eingang, 2. Bild'],
  ['review', '2026-05-01 ✓ am Telefon, 9 Uhr, 2027-05-01', 'geprüft: «am Telefon, 9 Uhr» · fällig <2027-05-01>'],
  ['exceptDates', ['2026-05-01'], '<2026-05-01>'],
  ['recurrence', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20270601T000000Z', 'jeden Dienstag, bis 2027-06-01'],
  ['recurrence', 'FREQ=MONTHLY;BYDAY=-1FR', 'jeden letzten Freitag im Monat'],
  ['recurrence', 'FREQ=MONTHLY;INTERVAL=2;COUNT=4', 'alle 2 Monate, 4 Mal'],
])('formats %s %j for people', (field, value, text) => expect(valueText(field, value, names)).toBe(text));

test('formats details by the type of their key', () => {
  expect(valueText('detail:hours', 'Mo-Fr 08:00-12:00; PH off', names, 'hours')).toBe(
    'Mo–Fr: 08:00–12:00\nFeiertage: geschlossen',
  );
  expect(valueText('detail:startDate', '2026-05-01', names, 'date')).toBe('<2026-05-01>');
  expect(valueText('detail:standId', '2026-05-01', names, 'text')).toBe('2026-05-01');
  expect(valueText('detail:covid19', 'yes', names, 'text')).toBe('Ja');
});
