import { ApiError } from '@umkreis/api-client/api-error.ts';
import { expect, test } from 'vitest';
import { refusedPlaces } from './refused-places.ts';

const answer = (errors: { field: string; message: string }[]) =>
  new ApiError('/items/bulk/', 400, { type: '/problems/invalid', title: 'Invalid', status: 400, errors });

test('groups all reported places by reason', () => {
  const error = answer([
    { field: '/itemIds/0', message: 'no such item any more' },
    { field: '/itemIds/2', message: 'no such item any more' },
  ]);
  expect([...refusedPlaces(error, ['a', 'b', 'c'])]).toEqual([['gone', ['a', 'c']]]);
});

test('reports changed and deleted places when an undo is rejected', () => {
  const error = answer([
    { field: '/items/1', message: 'changed by somebody since' },
    { field: '/items/0', message: 'no such item any more' },
  ]);
  expect([...refusedPlaces(error, ['a', 'b'])]).toEqual([
    ['changed', ['b']],
    ['gone', ['a']],
  ]);
});

test('returns no places for other errors', () => {
  expect(refusedPlaces(answer([{ field: '/addTagIds/0', message: 'unknown' }]), ['a']).size).toBe(0);
  expect(refusedPlaces(new Error('network'), ['a']).size).toBe(0);
});
