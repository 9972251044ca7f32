import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { categories, fallbackCategoryId } from './categories.ts';
import { countries, countryOf } from './countries.ts';
import { countryId, stateId } from './ids.ts';
import { stateNamed, stateOf, states } from './states.ts';
import { detailKeys } from './detail-keys.ts';
import { iconTitles } from './icons.ts';
import { mainCategories } from './main-categories.ts';
import { valueGroups } from './tag-groups.ts';
import { branchTag, tagFor, tags } from './tags.ts';

const unique = (values: string[]) => new Set(values).size === values.length;
const luminance = (hex: string) => {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

describe('taxonomy', () => {
  it('contains the twenty main categories, with glyphs that contrast with them', () => {
    expect(mainCategories).toHaveLength(20);
    for (const { name, color } of mainCategories)
      expect(1.05 / (luminance(color) + 0.05), name).toBeGreaterThanOrEqual(3);
  });

  it('has unique ids and complete texts', () => {
    for (const rows of [categories, tags, detailKeys, countries, states])
      expect(unique(rows.map((row) => row.id))).toBe(true);
    for (const row of categories) expect(row.subCategoryName.de && row.subCategoryName.en).toBeTruthy();
    for (const row of tags) expect(row.tagValueName.de && row.tagValueName.en && row.tagKeyName.de).toBeTruthy();
    expect(categories.some((row) => row.id === fallbackCategoryId)).toBe(true);
    expect(categories.length).toBeGreaterThan(150);
  });

  it('uses only existing icons of the icon sets', () => {
    const root = path.join(import.meta.dirname, '../../../../node_modules');
    const missing = iconTitles.filter(
      (title) =>
        !existsSync(path.join(root, '@mapbox/maki/icons', `${title}.svg`)) &&
        !existsSync(path.join(root, '@rapideditor/temaki/icons', `${title.replaceAll('-', '_')}.svg`)),
    );
    expect(missing).toEqual([]);
  });

  it('creates readable tags for unlisted values', () => {
    expect(tagFor('cuisine', 'pizza')?.tagValueName).toEqual({ de: 'Pizza', en: 'Pizza' });
    expect(tagFor('cuisine', 'sea_weed')?.tagValueName.de).toBe('Sea weed');
    expect(tagFor('nonsense', 'x')).toBeUndefined();
    expect(branchTag('vaduz', 'kulinarik', 'Vaduz').tagValueName.en).toBe('Food & drink');
    expect(valueGroups.has(tagFor('cuisine', 'pizza')!.tagGroup!)).toBe(true);
  });

  it('contains every country in both languages, by the stored IDs', () => {
    expect(countries.length).toBeGreaterThanOrEqual(249);
    expect(countryOf('fj')).toEqual({ id: countryId('FJ'), iso2: 'FJ', ohStateField: null, de: 'Fidschi', en: 'Fiji' });
    expect(countries.filter(({ de, en, iso2 }) => de === iso2 || en === iso2)).toEqual([]);
    expect(countryOf('LI')!.id).toBe('fd0ce48b-d606-5aad-a4ff-1a247b468be3');
  });

  it('contains the states that holidays depend on, by the stored IDs', () => {
    expect(stateOf('ch-be')).toMatchObject({ id: stateId('CH', 'Bern/Berne'), holidayName: 'Bern' });
    expect(stateOf('CH-BE')!.id).toBe('8e83bbba-d8f5-5c12-bfc6-ceac45cfb352');
    expect(stateOf('GB-ENG')?.holidayName).toBe('England');
    expect(stateOf('GB-LND')).toBeUndefined();
    expect(stateNamed('us', 'PA')?.nominatimTitle).toBe('Pennsylvania');
    expect(stateNamed('ch', 'Berne')?.iso).toBe('CH-BE');
    expect(stateNamed('de', 'Wien')).toBeUndefined();
  });

  it('names the states like the opening-hours library', () => {
    const library = readFileSync(createRequire(import.meta.url).resolve('opening_hours'), 'utf8');
    const isInLibrary = (name: string) => library.includes(`"${name}": {`) || library.includes(`\t${name}: {`);
    const unknown = states.filter(({ holidayName }) => !isInLibrary(holidayName)).map(({ iso }) => iso);
    // Uninhabited, or holidays are defined by their provinces or country.
    expect(unknown).toEqual(['FR-CP', 'FR-TF', 'IT-32', 'US-MP', 'US-UM']);
  });
});
