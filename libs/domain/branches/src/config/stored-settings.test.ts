import { expect, test } from 'vitest';
import { branchSettingNames, branchSettingsUpdate, settingsOf } from '@umkreis/contract/branch-settings.ts';
import { unsetBranch } from './branch-config.ts';
import { settingErrors, withSettings } from './stored-settings.ts';
import { branchConfigs } from '../registry.ts';

const unset = branchConfigs.map((config) => unsetBranch(config, undefined));

test('can store the configuration of every branch as settings', () => {
  for (const branch of unset) {
    const settings = settingsOf(branch);
    expect([branch.title, branchSettingsUpdate.safeParse({ version: 1, ...settings }).error?.issues]).toEqual([
      branch.title,
      undefined,
    ]);
    expect(settingErrors(branch, branch)).toEqual([]);
    expect(withSettings(branch, settings)).toMatchObject({ title: branch.title, levels: branch.levels });
  }
});

test('includes no setting that affects routes, permissions or imports', () => {
  const excludedFields = [
    'shortId',
    'subdomain',
    'tagKey',
    'kind',
    'liveDomain',
    'isActive',
    'timeZone',
    'countryCode',
  ];
  expect(branchSettingNames.filter((name) => excludedFields.includes(name))).toEqual([]);
});

test.each([null, 7, 'x', [], { title: null }, { mapCenter: [{}] }, { __proto__: { title: 'x' } }])(
  'ignores invalid settings: %j',
  (excludedFields) => expect(withSettings(unset[0]!, excludedFields)).toBe(unset[0]),
);

test('accepts a start view near the antimeridian in an area that crosses it', () => {
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
  expect(settingErrors(fiji, fiji)).toEqual([]);
});
