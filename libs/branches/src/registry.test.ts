import { expect, test } from 'vitest';
import { mergeBranch } from './branch-config.ts';
import { categories } from '@umkreis/taxonomy/categories.ts';
import { branchOfHost } from './branch-of-host.ts';
import { branchConfigs } from './registry.ts';
import { branch as branchSchema } from '@umkreis/contract/branch.ts';

const merged = branchConfigs.map((config) => mergeBranch(config, undefined));

test('32 branches, numbered 1 to 32, with hosts and tag keys of their own', () => {
  expect(branchConfigs.map((branch) => branch.shortId)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  for (const field of ['subdomain', 'tagKey'] as const)
    expect(new Set(branchConfigs.map((branch) => branch[field])).size).toBe(32);
});

test('every merged branch follows the contract', () => {
  for (const branch of merged) expect(branchSchema.safeParse(branch).error?.issues ?? []).toEqual([]);
});

test('shortcut ids are unique', () => {
  const ids = branchConfigs.flatMap((branch) => branch.searchShortcuts.map((shortcut) => shortcut.id));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the server renames a branch and moves it', () => {
  const server = {
    shortId: 1,
    isActive: true,
    subdomain: 'aubach',
    title: 'Aubach',
    center: [10.9, 46.65, 14] as [number, number, number],
    bounds: null,
    timeZone: null,
    countryCode: null,
    basemapArchive: 'demo.pmtiles',
    basemapFileName: 'a.json',
    centerItemNanoId: null,
    attribution: 'x',
    isDemo: true,
  };
  const branch = mergeBranch(branchConfigs[0]!, server);
  expect(branch).toMatchObject({ title: 'Aubach', menuTitle: 'Aubach', subdomain: 'aubach', isDemo: true });
  expect(branch.menuText).toContain('für Aubach');
  expect(branch.mapCenter.find((center) => center.breakpoint === 'md')).toMatchObject({ lon: 10.9, zoom: 14 });
});

test.each([
  ['vaduz.localhost:4200', 1],
  ['VADUZ.localhost', 1],
  ['bergbahnen.localhost:4300', 21],
  ['localhost:4200', null],
  ['127.0.0.1:4200', null],
  ['nowhere.localhost', undefined],
  ['evil.example', undefined],
  ['a.vaduz.localhost', undefined],
])('host %s', (host, shortId) => {
  const found = branchOfHost(host, 'localhost', merged);
  expect(found === null || found === undefined ? found : found.shortId).toBe(shortId);
});

test('an alias and the configured subdomain lead to the same branch', () => {
  const renamed = merged.map((branch) => (branch.shortId === 1 ? { ...branch, subdomain: 'aubach' } : branch));
  expect(branchOfHost('aubach.localhost', 'localhost', renamed)?.shortId).toBe(1);
  expect(branchOfHost('vaduz.localhost', 'localhost', renamed)?.shortId).toBe(1);
});

test('shortcuts ask for categories that exist', () => {
  const mains = new Set<string>(categories.map((category) => category.mainCategory));
  const subs = new Set<string>(categories.map((category) => category.subCategory));
  const unknown = branchConfigs.flatMap((branch) =>
    branch.searchShortcuts.flatMap(({ filter }) => [
      ...(filter.mainCategories ?? []).filter((name) => !mains.has(name)),
      ...(filter.subCategories ?? []).filter((name) => !subs.has(name)),
    ]),
  );
  expect([...new Set(unknown)]).toEqual([]);
});
