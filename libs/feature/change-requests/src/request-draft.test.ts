import { expect, test } from 'vitest';
import { changeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import { bodyOf, draftOf, fieldOfPointer, hasProposal } from './request-draft.ts';

const uuid = (n: number) => `018f0000-0000-7000-8000-00000000000${n}`;
const key = (id: string, keyName: string): [string, ItemDetailKey] => [
  id,
  {
    id,
    keyName,
    keyTitle: { de: keyName, en: keyName },
    iconId: '',
    iconTitle: '',
    colorName: '',
    type: 'text',
    needsUnit: false,
    isHidden: false,
  },
];
const keys = new Map([key(uuid(1), 'hours'), key(uuid(2), 'phone'), key(uuid(3), 'shortDescription')]);
const item = {
  title: 'Adler',
  datePermanentlyClosed: null,
  addresses: [
    {
      id: uuid(9),
      countryId: null,
      stateId: null,
      street: 'Städtle',
      housenumber: '1',
      postcode: '9490',
      city: 'Vaduz',
    },
  ],
  itemDetails: [
    {
      id: uuid(8),
      dataKeyV2: uuid(1),
      dataKeyName: 'hours',
      dataValue: 'Mo 08:00-12:00',
      dataValueUnit: null,
      dateUpdated: '',
      dataKeyGroup: null,
    },
  ],
};
const options = { itemId: uuid(5), searchShortcutId: uuid(6), keys };

test('sends only the differences', () => {
  const before = draftOf(item);
  expect(hasProposal(bodyOf({ ...before, title: ' Adler ', contactEmail: 'a@b.example' }, before, options))).toBe(
    false,
  );
  const body = bodyOf(
    {
      ...before,
      title: 'Adler & Co',
      city: '',
      hours: '',
      phone: ' 123 45 67 ',
      isPermanentlyClosed: true,
      note: 'Umgezogen',
    },
    before,
    options,
  );
  expect(body).toEqual({
    searchShortcutId: uuid(6),
    itemId: uuid(5),
    title: 'Adler & Co',
    address: { city: '' },
    isPermanentlyClosed: true,
    note: 'Umgezogen',
    details: [
      { dataKeyV2: uuid(1), dataValue: '' },
      { dataKeyV2: uuid(2), dataValue: '123 45 67' },
    ],
  });
  expect(hasProposal(body)).toBe(true);
  expect(changeRequestCreate.safeParse(body).success).toBe(true);
});

test('requires a title for a new place and sends its position and category', () => {
  const before = draftOf(null, [9.5, 47.1]);
  const body = (title: string) =>
    bodyOf({ ...before, title, categoryId: uuid(4) }, before, { ...options, itemId: null });
  expect(hasProposal(body(''))).toBe(false);
  expect(body('Bäckerei')).toEqual({
    searchShortcutId: uuid(6),
    title: 'Bäckerei',
    lon: 9.5,
    lat: 47.1,
    categoryIds: [uuid(4)],
    note: '',
  });
});

test('maps the pointer of an error to its field', () => {
  const before = draftOf(item);
  const body = bodyOf({ ...before, phone: 'x', shortDescription: 'y' }, before, options);
  const field = (pointer: string) => fieldOfPointer(pointer, body, keys);
  expect(
    ['/details/0/dataValue', '/details/1', '/address/city', '/lat', '/contactEmail', '/searchShortcutId', '/'].map(
      field,
    ),
  ).toEqual(['phone', 'shortDescription', 'city', 'at', 'contactEmail', null, null]);
});
