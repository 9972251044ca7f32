import { expect, test } from 'vitest';
import type { ChangeRequestCreate } from '@umkreis/contract/change-request.ts';
import type { ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import { errorsOf } from './request-errors.ts';

const keys = new Map(
  (['hours', 'phone', 'url', 'email'] as const).map((type) => [
    type,
    { id: type, keyName: type, type } as ItemDetailKey,
  ]),
);
const hoursError = (value: string) => (value.startsWith('Mo') ? undefined : 'no opening hours');
const found = (body: Partial<ChangeRequestCreate>) =>
  errorsOf({ searchShortcutId: 's', itemId: 'i', note: '', ...body }, keys, hoursError).map(({ field }) => field);
const detail = (dataKeyV2: string, dataValue: string) => ({ details: [{ dataKeyV2, dataValue }] });

test.each([
  ['unreadable hours', detail('hours', 'immer mal wieder'), ['/details/0/dataValue']],
  ['a phone number of words', detail('phone', 'bitte nicht'), ['/details/0/dataValue']],
  ['a web address with a blank', detail('url', 'www beispiel li'), ['/details/0/dataValue']],
  ['an e-mail address without a domain', { contactEmail: 'anna@' }, ['/contactEmail']],
  ['a new place without a name', { itemId: null, title: '' }, ['/title']],
  ['a note that is too long', { note: 'a'.repeat(2001) }, ['/note']],
  ['a house number that is too long', { address: { housenumber: '1'.repeat(21) } }, ['/address/housenumber']],
] satisfies [string, Partial<ChangeRequestCreate>, string[]][])('rejects %s', (_what, body, fields) => {
  expect(found(body)).toEqual(fields);
});

test('accepts valid, erased and unregistered values', () => {
  expect(found(detail('hours', 'Mo 08:00-12:00'))).toEqual([]);
  expect(found(detail('phone', ''))).toEqual([]);
  expect(found(detail('other', 'anything'))).toEqual([]);
  expect(found({ contactEmail: 'anna@example.org', title: 'Adler' })).toEqual([]);
});
