import { expect, test } from 'vitest';
import { branchSettingNames, branchSettingsUpdate, settingsOf } from '@umkreis/contract/branch-settings.ts';
import { unsetBranch } from './branch-config.ts';
import { settingFaults, withSettings } from './kept-settings.ts';
import { branchConfigs } from '../registry.ts';

const unset = branchConfigs.map((config) => unsetBranch(config, undefined));

test('what every branch has by configuration could be set by its editors', () => {
  for (const branch of unset) {
    const settings = settingsOf(branch);
    expect([branch.title, branchSettingsUpdate.safeParse({ version: 1, ...settings }).error?.issues]).toEqual([
      branch.title,
      undefined,
    ]);
    expect(settingFaults(branch, branch)).toEqual([]);
    expect(withSettings(branch, settings)).toMatchObject({ title: branch.title, levels: branch.levels });
  }
});

test('no setting touches what routes, rights and imports go by', () => {
  const kept = ['shortId', 'subdomain', 'tagKey', 'kind', 'liveDomain', 'isActive', 'timeZone', 'countryCode'];
  expect(branchSettingNames.filter((name) => kept.includes(name))).toEqual([]);
});

test.each([null, 7, 'x', [], { title: null }, { mapCenter: [{}] }, { __proto__: { title: 'x' } }])(
  'settings that are broken leave a branch as it is: %j',
  (kept) => expect(withSettings(unset[0]!, kept)).toBe(unset[0]),
);

test('a start view beside the antimeridian is within an area that crosses it', () => {
  const fiji = {
    ...unset[0]!,
    mapBoundaries: unset[0]!.mapBoundaries.map((one) => ({
      ...one,
      lngLatSwNeBounds: [
        [176, -20],
        [183, -15],
      ] as [[number, number], [number, number]],
    })),
    mapCenter: unset[0]!.mapCenter.map((one) => ({ ...one, lon: -179.5, lat: -17 })),
  };
  expect(settingFaults(fiji, fiji)).toEqual([]);
});
