import { ApiError } from '@umkreis/api-client/api-error.ts';
import { expect, test } from 'vitest';
import { rejectedPlaces } from './rejected-places.ts';

const apiError = (errors: { field: string; message: string }[]) =>
  new ApiError('/items/bulk/', 400, { type: '/problems/invalid', title: 'Invalid', status: 400, errors });

test('groups all reported places by reason', () => {
  const error = apiError([
    { field: '/itemIds/0', message: 'no such item any more' },
    { field: '/itemIds/2', message: 'no such item any more' },
  ]);
  expect([...rejectedPlaces(error, ['a', 'b', 'c'])]).toEqual([['gone', ['a', 'c']]]);
});

test('reports changed and deleted places when an undo is rejected', () => {
  const error = apiError([
    { field: '/items/1', message: 'changed by somebody since' },
    { field: '/items/0', message: 'no such item any more' },
  ]);
  expect([...rejectedPlaces(error, ['a', 'b'])]).toEqual([
    ['changed', ['b']],
    ['gone', ['a']],
  ]);
});

test('returns no places for other errors', () => {
  expect(rejectedPlaces(apiError([{ field: '/addTagIds/0', message: 'unknown' }]), ['a']).size).toBe(0);
  expect(rejectedPlaces(new Error('network'), ['a']).size).toBe(0);
});
