import { expect, test } from 'vitest';
import type { BranchServerData } from '@umkreis/contract/branch.ts';
import { mergeBranch } from './config/branch-config.ts';
import { categories } from '@umkreis/taxonomy/categories.ts';
import { branchOfHost } from './branch-of-host.ts';
import { branchConfigs } from './registry.ts';
import { branch as branchSchema } from '@umkreis/contract/branch.ts';

const merged = branchConfigs.map((config) => mergeBranch(config, undefined));

test('has 32 branches, numbered 1 to 32, with unique hosts and tag keys', () => {
  expect(branchConfigs.map((branch) => branch.shortId)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  for (const field of ['subdomain', 'tagKey'] as const)
    expect(new Set(branchConfigs.map((branch) => branch[field])).size).toBe(32);
});

test('merges every branch according to the contract', () => {
  for (const branch of merged) expect(branchSchema.safeParse(branch).error?.issues ?? []).toEqual([]);
});

test('has unique shortcut ids', () => {
  const ids = branchConfigs.flatMap((branch) => branch.searchShortcuts.map((shortcut) => shortcut.id));
  expect(new Set(ids).size).toBe(ids.length);
});

test("applies the server's name and place", () => {
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

test('ignores configured camera and seasons for another region imported into a branch', () => {
  const server: BranchServerData = {
    shortId: 21,
    isActive: true,
    subdomain: null,
    title: 'Sydney',
    center: [151.2, -33.88, 12],
    bounds: [
      [151.1, -34],
      [151.3, -33.8],
    ],
    timeZone: 'Australia/Sydney',
    countryCode: 'au',
    state: 'New South Wales',
    basemapArchive: 'sydney.pmtiles',
    basemapFileName: 'a.json',
    centerItemNanoId: null,
    attribution: 'x',
    isDemo: false,
  };
  const resort = mergeBranch(branchConfigs[20]!, server);
  expect(resort).toMatchObject({
    filterItemsBySeason: false,
    timeZone: 'Australia/Sydney',
    countryCode: 'au',
    state: 'New South Wales',
  });
  const tilted = mergeBranch({ ...branchConfigs[18]!, rasterOverlay: '/branches/19/overlay/' }, server);
  expect(tilted.mapCenter.every(({ pitch, bearing }) => pitch === 0 && bearing === 0)).toBe(true);
  expect(tilted.mapCenter.find(({ breakpoint }) => breakpoint === 'md')).toMatchObject({ lon: 151.2, zoom: 12 });
  expect(tilted.rasterOverlay).toBeNull();
  // The configured region and the demo keep the configuration.
  expect(mergeBranch(branchConfigs[20]!, { ...server, isDemo: true }).filterItemsBySeason).toBe(true);
  expect(mergeBranch(branchConfigs[18]!, { ...server, title: null }).mapCenter[2]?.bearing).toBe(169.8);
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
])('resolves the host %s', (host, shortId) => {
  const found = branchOfHost(host, 'localhost', merged);
  expect(found === null || found === undefined ? found : found.shortId).toBe(shortId);
});

test('resolves an alias and the configured subdomain to the same branch', () => {
  const renamed = merged.map((branch) => (branch.shortId === 1 ? { ...branch, subdomain: 'aubach' } : branch));
  expect(branchOfHost('aubach.localhost', 'localhost', renamed)?.shortId).toBe(1);
  expect(branchOfHost('vaduz.localhost', 'localhost', renamed)?.shortId).toBe(1);
});

test('uses existing categories in shortcuts', () => {
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
