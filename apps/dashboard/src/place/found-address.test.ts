import { expect, test } from 'vitest';
import type { Building, Street } from '@umkreis/contract/street.ts';
import { addressOfBuilding, addressOfStreet } from './found-address.ts';

const at = { lon: 9.5, lat: 47.1, city: 'Aubach' };

test('splits a building into street and house number', () => {
  const building = { ...at, title: 'Alte Kirchgasse 5a', housenumber: '5a' } as Building;
  expect(addressOfBuilding(building)).toEqual({
    at: [9.5, 47.1],
    fields: { street: 'Alte Kirchgasse', housenumber: '5a', city: 'Aubach' },
  });
});

test('fills only the municipality of a building with a name', () => {
  const hall = { ...at, title: 'Turnhalle 5', housenumber: '' } as Building;
  expect(addressOfBuilding(hall).fields).toEqual({ city: 'Aubach' });
  const other = { ...at, title: 'Gasthaus Adler', housenumber: '12' } as Building;
  expect(addressOfBuilding(other).fields).toEqual({ city: 'Aubach' });
});

test('keeps the house number when a street is chosen', () => {
  expect(addressOfStreet({ ...at, title: 'Kirchgasse' } as Street).fields).toEqual({
    street: 'Kirchgasse',
    city: 'Aubach',
  });
});
