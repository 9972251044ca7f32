import { expect, test } from 'vitest';
import type { DetailKeyType, ItemDetailKey } from '@umkreis/contract/detail-key.ts';
import type { ItemDetail } from '@umkreis/contract/item.ts';
import { detailGroups } from './detail-groups.ts';

const key = (keyName: string, type: DetailKeyType, isHidden = false): ItemDetailKey => ({
  id: keyName,
  keyName,
  keyTitle: { de: keyName, en: keyName },
  iconId: '',
  iconTitle: 'pin',
  colorName: '',
  type,
  needsUnit: false,
  isHidden,
});
const keys = new Map(
  [
    key('hours', 'hours'),
    key('phone', 'phone'),
    key('menu', 'url'),
    key('tableDirectly', 'url'),
    key('view360', 'url'),
    key('facebook', 'url'),
    key('url', 'url'),
    key('shortDescription', 'text'),
    key('established', 'text'),
    key('mapTitle', 'text'),
    key('hoursSource', 'text', true),
  ].map((k) => [k.id, k]),
);
const detail = (name: string): ItemDetail => ({
  id: name,
  dataKeyV2: name,
  dataKeyName: name,
  dataValue: 'x',
  dataValueUnit: null,
  dateUpdated: '2026-01-01T00:00:00Z',
  dataKeyGroup: null,
});
const names = (rows: { key: ItemDetailKey }[]) => rows.map((row) => row.key.keyName);

test('groups details by the sections of the card', () => {
  const groups = detailGroups(
    [
      'established',
      'facebook',
      'menu',
      'tableDirectly',
      'view360',
      'url',
      'phone',
      'hours',
      'shortDescription',
      'mapTitle',
      'hoursSource',
      'unknown',
    ].map(detail),
    keys,
  );
  expect(groups.website?.key.keyName).toBe('url');
  expect(groups.lead?.key.keyName).toBe('shortDescription');
  expect(names(groups.offers)).toEqual(['tableDirectly', 'menu']);
  expect(names(groups.views)).toEqual(['view360']);
  expect(names(groups.social)).toEqual(['facebook']);
  expect(names(groups.facts)).toEqual(['established']);
  expect(names(groups.hours)).toEqual(['hours']);
  expect(names(groups.phones)).toEqual(['phone']);
});
