import { describe, expect, test } from 'vitest';
import type { Branch, BranchServerData } from '@umkreis/contract/branch.ts';
import { subCategories } from '@umkreis/taxonomy/sub-categories.ts';
import { branchTagValues } from '@umkreis/taxonomy/tag-values.ts';
import { mergeBranch } from './config/branch-config.ts';
import { branchConfigs } from './registry.ts';

const merged = branchConfigs.map((config) => mergeBranch(config, undefined));
const branch = (shortId: number): Branch => merged[shortId - 1]!;
const shortIds = (condition: (one: Branch) => boolean) => merged.filter(condition).map((one) => one.shortId);
const shortcuts = merged.flatMap((one) => one.searchShortcuts);
const unknownPlace: BranchServerData = {
  shortId: 19,
  isActive: true,
  subdomain: null,
  title: null,
  center: null,
  bounds: null,
  timeZone: null,
  countryCode: null,
  basemapArchive: null,
  basemapFileName: null,
  centerItemNanoId: null,
  attribution: null,
  isDemo: true,
};
const fairs = [13, 29, 30, 31, 32];
const municipalities = [
  'Vaduz',
  'Triesen',
  'Balzers',
  'Triesenberg',
  'Schaan',
  'Planken',
  'Eschen',
  'Mauren',
  'Gamprin',
  'Ruggell',
  'Schellenberg',
];

describe('branches in the specification', () => {
  test('include every kind of client, with the eleven municipalities first', () => {
    expect(new Set(merged.map((one) => one.kind))).toEqual(
      new Set([
        'municipality',
        'region',
        'tourism',
        'utility',
        'association',
        'travelAgency',
        'fair',
        'shoppingCenter',
        'market',
        'resort',
      ]),
    );
    expect(merged.slice(0, 11).map((one) => one.title)).toEqual(municipalities);
    expect(branchConfigs.slice(0, 11).map((one) => one.extractArea)).toEqual(
      municipalities.map((name) => ({ adminLevel: 8, name })),
    );
  });

  test('use every field of a branch and its nested objects', () => {
    const fields =
      `shortId title tagKey shortTitle menuTitle menuText logo menuButton menuButtonWidth liveDomain isActive hasEvents hasStreets hasSearchShortcuts showSearchShortcutsInItemDetail showMapPopup mapCenter mapBoundaries searchShortcuts
      selectedStyleUrl basemapItemJsonFileNameDevelopment basemapItemJsonFileNameProduction baseUrlDevelopment baseUrlProduction hasKiosk kiosk centerItem currentSeasonId seasons levels inFrame`.split(
        /\s+/,
      );
    for (const one of merged) expect(fields.filter((field) => !(field in one))).toEqual([]);
    const containers: [object, string][] = [
      [branch(21).kiosk, 'globalMarginTop globalMarginBottom screenSaverEnabled'],
      [branch(21).centerItem, 'devItemNanoId productionItemNanoId'],
      [branch(21).seasons[0]!, 'id title path styleUrl'],
      [branch(25).levels[0]!, 'key sortOrder layerId layerPath isDefault'],
      [branch(1).inFrame, 'logo logoHeight showSearchShortcuts title escapeFromFrameOnSearchShortcutClick'],
      [branch(1).mapCenter[0]!, 'breakpoint lon lat zoom pitch bearing'],
      [branch(19).mapBoundaries[0]!, 'breakpoint lngLatSwNeBounds bearing'],
      [
        branch(1).searchShortcuts.find(
          (shortcut) => shortcut.changeRequestSubtitle && shortcut.useMapBoundariesWithTags,
        )!,
        'id env allowItemAddition allowChangeRequest changeRequestSubtitle changeRequestSubtitleEn useDefaultMapBoundaries useMapBoundariesWithTags note showInFrameMenu',
      ],
    ];
    for (const [holder, names] of containers) expect(names.split(' ').filter((name) => !(name in holder))).toEqual([]);
  });

  test('include a menu text with client and product', () => {
    for (const { title, menuText, menuTextEn } of merged) {
      expect(menuText).toMatch(new RegExp(`für ${title} .*Umkreis`));
      expect(menuTextEn).toMatch(new RegExp(`for ${title} .*Umkreis`));
    }
    expect(mergeBranch(branchConfigs[0]!, { ...unknownPlace, shortId: 1, title: 'Aubach' })).toMatchObject({
      menuText: expect.stringContaining('für Aubach'),
      menuTextEn: expect.stringContaining('for Aubach'),
    });
  });

  test('have cameras and areas for each breakpoint, with the specified zooms, pitch and bearings', () => {
    for (const one of merged) {
      expect(one.mapCenter.map((camera) => camera.breakpoint)).toEqual(['xs', 'smAndUp', 'md']);
      expect(one.mapBoundaries.map((area) => area.breakpoint)).toEqual(['xs', 'smAndUp', 'md']);
    }
    const cameras = merged.flatMap((one) => one.mapCenter);
    const range = (pick: (camera: Branch['mapCenter'][number]) => number) => [
      Math.min(...cameras.map(pick)),
      Math.max(...cameras.map(pick)),
    ];
    expect(range((camera) => camera.zoom)).toEqual([10.2, 18]);
    expect(range((camera) => camera.bearing)).toEqual([-153.6, 169.8]);
    expect(range((camera) => camera.pitch)).toEqual([0, 61.5]);
    expect(shortIds((one) => one.mapBoundaries.some((area) => area.bearing !== undefined))).toEqual([19, 25]);
  });

  test('keep pitch and bearing when the server provides the place', () => {
    const server: BranchServerData = {
      ...unknownPlace,
      center: [10.95, 46.66, 12.8],
      bounds: [
        [10.8, 46.6],
        [11, 46.7],
      ],
    };
    const one = mergeBranch(branchConfigs[18]!, server);
    expect(one.mapCenter.find((camera) => camera.breakpoint === 'md')).toEqual({
      breakpoint: 'md',
      lon: 10.95,
      lat: 46.66,
      zoom: 14.03,
      pitch: 61.5,
      bearing: 169.8,
    });
    expect(one.mapBoundaries[0]).toEqual({ breakpoint: 'xs', lngLatSwNeBounds: server.bounds, bearing: 169.8 });
  });

  test('have seasons and a kiosk in branch 21', () => {
    expect(shortIds((one) => one.seasons.length > 0)).toEqual([21]);
    expect(branch(21)).toMatchObject({
      currentSeasonId: '[summer]',
      filterItemsBySeason: true,
      hasKiosk: true,
      kiosk: {
        globalMarginTop: 240,
        globalMarginBottom: 300,
        screenSaverEnabled: true,
        resetOnEveryMove: true,
        mapPaddingBottom: 300,
      },
    });
    expect(branch(21).seasons.map(({ id, path }) => [id, path])).toEqual([
      ['[summer]', 'sommer'],
      ['[winter]', 'winter'],
    ]);
    expect(new Set(merged.map(({ kiosk }) => `${kiosk.globalMarginTop}/${kiosk.globalMarginBottom}`))).toEqual(
      new Set(['0/0', '240/300']),
    );
  });

  test('have levels UG, EG, OG and 1 with a default, and floor tiles in branch 25', () => {
    expect(new Set(merged.flatMap((one) => one.levels.map((level) => level.key)))).toEqual(
      new Set(['UG', 'EG', 'OG', '1']),
    );
    for (const { levels } of merged.filter((one) => one.levels.length > 0))
      expect(levels.filter((level) => level.isDefault)).toHaveLength(1);
    expect(branch(25).levels.map(({ key, layerPath }) => [key, layerPath])).toEqual([
      ['EG', '/branches/25/tiles_eg/'],
      ['OG', '/branches/25/tiles_og/'],
    ]);
    expect(shortIds((one) => one.levels.some((level) => level.layerPath !== null))).toEqual([25]);
  });

  test('have raster overlays in 1, 3 and 22', () => {
    expect(shortIds((one) => one.rasterOverlay !== null)).toEqual([1, 3, 22]);
  });

  test('have label rules in 12, 13, 25 and 29–32', () => {
    expect(shortIds(({ labels }) => labels.pointMinZoom > 17 && labels.allowOverlapOnWide)).toEqual(fairs);
    expect(shortIds(({ labels }) => labels.highlightedMinZoom === 18)).toEqual([12]);
    expect(shortIds(({ labels }) => labels.highlightedOptional)).toEqual([13, 25, 29, 30, 31, 32]);
    expect(
      merged
        .filter(({ labels }) => labels.highlightedMinZoom !== 18)
        .every(({ labels }) => labels.highlightedMinZoom === 17),
    ).toBe(true);
  });

  test('have menu buttons of 105 and 64 px, popups, inactive branches and filterable groups', () => {
    expect(new Set(merged.map((one) => one.menuButtonWidth))).toEqual(new Set([105, 64]));
    expect(shortIds((one) => one.showMapPopup)).toEqual([13, 14, 21, ...fairs.slice(1)]);
    expect(shortIds((one) => !one.isActive)).toEqual([28]);
    for (const one of merged) expect(one.filterableTagGroupIds).toEqual([1001, 1003, 1011, 6001]);
    for (const flag of ['hasEvents', 'hasStreets', 'showSearchShortcutsInItemDetail', 'hasKiosk'] as const)
      expect(new Set(merged.map((one) => one[flag])), flag).toEqual(new Set([true, false]));
  });

  test('have settings for the frame: title, with and without shortcuts, opening links outside or not', () => {
    expect(new Set(merged.map(({ inFrame }) => inFrame.showSearchShortcuts))).toEqual(new Set([true, false]));
    expect(shortIds(({ inFrame }) => inFrame.escapeFromFrameOnSearchShortcutClick)).toEqual([14]);
    for (const { inFrame } of merged) expect(inFrame.logoHeight).toMatch(/^\d+px$/);
  });
});

describe('search shortcuts', () => {
  test('exist for both environments and use every field of the configuration', () => {
    for (const one of merged)
      expect(one.searchShortcuts.filter((shortcut) => shortcut.env === 'development')).toHaveLength(
        one.searchShortcuts.length / 2,
      );
    for (const flag of [
      'allowItemAddition',
      'allowChangeRequest',
      'useDefaultMapBoundaries',
      'showInFrameMenu',
    ] as const)
      expect(new Set(shortcuts.map((shortcut) => shortcut[flag])), flag).toEqual(new Set([true, false]));
    expect(shortcuts.some((shortcut) => shortcut.useMapBoundariesWithTags?.length)).toBe(true);
    expect(branch(1).searchShortcuts.find((shortcut) => shortcut.allowItemAddition)?.changeRequestSubtitle).toBe(
      'Den eigenen Betrieb aus Vaduz ins Branchenverzeichnis eintragen.',
    );
  });

  test('invite to propose in German and English, under the key registered on the server', () => {
    const bilingual = (one: Branch['searchShortcuts'][number]) => [
      Boolean(one.changeRequestSubtitle),
      Boolean(one.changeRequestSubtitleEn),
    ];
    for (const one of shortcuts) expect(bilingual(one)[1], one.title.de).toBe(bilingual(one)[0]);
    expect(shortcuts.filter((one) => bilingual(one)[1])).not.toEqual([]);
    for (const { title } of shortcuts) expect([title.de.trim(), title.en.trim()]).not.toContain('');
    const aubach = mergeBranch(branchConfigs[0]!, { ...unknownPlace, shortId: 1, title: 'Aubach' });
    expect(aubach.searchShortcuts.find((shortcut) => shortcut.allowItemAddition)).toMatchObject({
      changeRequestSubtitle: 'Den eigenen Betrieb aus Aubach ins Branchenverzeichnis eintragen.',
      changeRequestSubtitleEn: 'Add your company from Aubach to our business directory.',
    });
  });

  test('refer to registered categories', () => {
    const subs = new Set(Object.values(subCategories).flatMap((list) => list.map(([name]) => name)));
    const mains = new Set(Object.keys(subCategories));
    expect(
      shortcuts.flatMap(({ filter }) => [
        ...(filter.mainCategories ?? []).filter((name) => !mains.has(name)),
        ...(filter.subCategories ?? []).filter((name) => !subs.has(name)),
      ]),
    ).toEqual([]);
  });

  test("collect places marked by editors with the branch's tag key", () => {
    const registeredValues = new Set(branchTagValues.map(([value]) => value));
    for (const one of merged) {
      const tags = one.searchShortcuts.flatMap(({ filter, useMapBoundariesWithTags = [] }) => [
        ...(filter.tags ?? []),
        ...useMapBoundariesWithTags,
      ]);
      expect(tags.filter((tag) => tag.tagKey !== one.tagKey || !registeredValues.has(tag.tagValue!))).toEqual([]);
    }
    const used = new Set(shortcuts.flatMap(({ filter }) => filter.tags?.map((tag) => tag.tagValue) ?? []));
    expect(branchTagValues.map(([value]) => value).filter((value) => !used.has(value))).toEqual(['events']);
  });

  test('include time slots of the flea market and sponsors of the fairs', () => {
    expect(
      branch(24)
        .searchShortcuts.flatMap(({ filter }) => filter.tags?.map((tag) => tag.tagValue) ?? [])
        .filter((value) => value?.startsWith('var')),
    ).toEqual(['varA', 'varA', 'varB', 'varB']);
    for (const shortId of fairs)
      expect(
        branch(shortId).searchShortcuts.some(({ filter }) =>
          filter.tags?.some((tag) => tag.tagValue === 'hauptsponsor'),
        ),
      ).toBe(true);
  });
});
