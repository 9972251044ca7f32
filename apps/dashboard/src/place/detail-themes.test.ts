import { expect, test } from 'vitest';
import { detailKeys } from '@umkreis/taxonomy/detail-keys.ts';
import { detailPlace } from './detail-themes.ts';

test('assigns a theme to every kind of the catalogue, with its own position', () => {
  const visible = detailKeys.filter(({ isHidden }) => !isHidden).map(({ keyName }) => keyName);
  expect(visible.filter((name) => detailPlace(name).theme === 'other')).toEqual([]);
  expect(new Set(visible.map((name) => detailPlace(name).rank)).size).toBe(visible.length);
});

test('puts kinds of the guide itself last', () => {
  expect(detailPlace('ownKind')).toMatchObject({ theme: 'other' });
  expect(detailPlace('ownKind').rank).toBeGreaterThan(detailPlace('lineColor').rank);
});
