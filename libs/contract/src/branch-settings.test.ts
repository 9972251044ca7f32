import { expect, test } from 'vitest';
import { readBranchSettings } from './branch-settings.ts';

test('stored settings are read without the invalid ones', () => {
  expect(readBranchSettings({ menuTitle: ' Aubach ', accentColor: 'blue' })).toEqual({ menuTitle: 'Aubach' });
  expect([readBranchSettings(null), readBranchSettings('x')]).toEqual([{}, {}]);
});
