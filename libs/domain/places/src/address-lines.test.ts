import { expect, test } from 'vitest';
import { addressLine, addressLines, cityOfLine } from './address-lines.ts';

const nothing = { street: '', housenumber: '', postcode: '', city: '' };

test.each([
  [{ street: 'Städtle', housenumber: '12', postcode: '9490', city: 'Vaduz' }, 'Städtle 12, 9490 Vaduz'],
  [{ ...nothing, street: 'Städtle', city: 'Vaduz' }, 'Städtle, Vaduz'],
  [{ ...nothing, housenumber: '12', postcode: '9490' }, '12, 9490'],
  [{ ...nothing, street: 'Städtle' }, 'Städtle'],
  [{ ...nothing, city: 'Vaduz' }, 'Vaduz'],
  [nothing, ''],
])('joins the known parts of an address in one line', (address, line) => expect(addressLine(address)).toBe(line));

test('splits an address into two lines', () => {
  expect(addressLines({ street: 'Städtle', housenumber: '12', postcode: '', city: 'Vaduz' })).toEqual([
    'Städtle 12',
    'Vaduz',
  ]);
});

test.each([
  ['Städtle 12, 9490 Vaduz', 'Vaduz'],
  ['Aubach', 'Aubach'],
  ['9494 Schaan', 'Schaan'],
  ['High Street 1, Harrisburg', 'Harrisburg'],
  ['', ''],
])('returns the city of %s: %s', (line, city) => expect(cityOfLine(line)).toBe(city));
