import { expect, test } from 'vitest';
import { readBranchSettings, readTypedSettings } from './branch-settings.ts';

const level = { key: 'EG', sortOrder: 0, layerId: null, layerPath: null, isDefault: true };

test('a form keeps what is typed though it is not valid yet', () => {
  const typed = { menuTitle: ' ', accentColor: '#1D3', levels: [{ ...level, key: '' }] };
  expect(readTypedSettings(typed)).toEqual(typed);
  expect(readBranchSettings(typed)).toEqual({});
});

test('a form omits values of another shape and unknown settings', () => {
  const other = { menuTitle: 5, accentColor: null, levels: [{ floor: 'EG' }], seasons: 'winter', unknown: 'x' };
  expect(readTypedSettings(other)).toEqual({});
  expect(readTypedSettings(null)).toEqual({});
});

test('stored settings are read without the invalid ones', () => {
  expect(readBranchSettings({ menuTitle: ' Aubach ', accentColor: 'blue' })).toEqual({ menuTitle: 'Aubach' });
});
