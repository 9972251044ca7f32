import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Area } from '../geometry/polygons.ts';
import { readPbf } from '../pbf/read-pbf.ts';
import { writePbf } from '../pbf/write-pbf.ts';
import type { Position, Tags } from '../shared/osm-data.ts';
import { readRegion } from './read-region.ts';
import { SyntheticExtract } from './synthetic-extract.ts';

const regionOf = (name: string) =>
  readRegion(readPbf(readFileSync(new URL(`../testing/extracts/${name}.osm.pbf`, import.meta.url))));
const itemsOf = (osm: SyntheticExtract) => readRegion(readPbf(osm.bytes())).items;

describe('multipolygons', () => {
  const { items } = regionOf('01-multipolygons');
  it('treats rings inside others as holes if the relation has no roles', () => {
    expect(items.find(({ title }) => title === 'Rollen fehlen')?.polygons.map((rings) => rings.length)).toEqual([2]);
  });
  it('puts each pin into its own area', () => {
    const areas = items.filter(({ polygons }) => polygons.length > 0);
    expect(areas.length).toBeGreaterThan(2);
    for (const { title, polygons, position } of areas)
      expect([title, new Area(polygons).has(position)]).toEqual([title, true]);
  });
});

describe('tags', () => {
  const { items, left } = regionOf('02-tags.dense-zlib');
  const detailsOf = (title: string, key: string) =>
    items.find((item) => item.title === title)!.details.flatMap((detail) => (detail.key === key ? [detail.value] : []));

  it.each([
    ['Laden auf „0“', ['0']],
    ['Laden auf „0;1“', ['0;1']],
    ['Laden auf „-2--1“', ['-2--1']],
    ['Laden auf „EG“', ['EG']],
    ['Laden auf „“', []],
    ['Geschoss laut Schild', ['0']],
  ])('reads the level of %s', (title, levels) => expect(detailsOf(title, 'level')).toEqual(levels));

  it('reads all numbers and addresses, and none that are something else', () => {
    expect(detailsOf('Zwei Nummern', 'phone')).toEqual(['+423 555 01 23', '+423 555 01 24', '+423 555 77 77']);
    expect(detailsOf('Nur contact:', 'email')).toEqual(['info@example.org', 'kueche@example.org']);
    expect(detailsOf('Nur contact:', 'whatsapp')).toEqual(['https://wa.me/4235557778']);
    expect(detailsOf('Nur contact:', 'instagram')).toEqual(['https://www.instagram.com/beispiel_wirt']);
    expect(detailsOf('Netzadressen', 'url')).toEqual(['https://example.org']);
    expect(detailsOf('Zeiten im Telefonfeld', 'phone')).toEqual([]);
    expect(detailsOf('Böse Netzadresse', 'url')).toEqual([]);
    expect(left.rejected.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['Mo-Fr 09:00-17:00', 'javascript:alert(1)']),
    );
  });
});

describe('titles and accessibility', () => {
  const osm = new SyntheticExtract([9.4, 47, 9.7, 47.3]);
  let at = 0;
  const add = (tags: Tags) => osm.node([9.5 + at++ * 0.001, 47.1], tags);
  add({ shop: 'bakery', 'name:de': 'Bäckerei', 'name:fr': 'Boulangerie' });
  add({ shop: 'bakery', 'name:rm': 'Furnaria' });
  add({ shop: 'bakery', name: '  ', brand: 'Backmarke' });
  add({ amenity: 'post_office', operator: 'Post' });
  add({ amenity: 'bench', operator: 'Gemeinde', ref: '17' });
  add({ amenity: 'cafe', name: 'Stufen', wheelchair: 'no' });
  add({ amenity: 'cafe', name: 'Rampe', wheelchair: 'limited' });
  const items = itemsOf(osm);

  it('takes the name in a language, then brand, operator or number; furniture has none', () => {
    const titles = items.map(({ title }) => title);
    for (const title of ['Bäckerei', 'Furnaria', 'Backmarke', 'Post']) expect(titles).toContain(title);
    expect(titles).not.toContain('Gemeinde');
  });
  it('reads that a place is not, or partly, accessible', () => {
    const tagsOf = (title: string) => items.find((item) => item.title === title)!.tags.map(({ tagKey }) => tagKey);
    expect(tagsOf('Stufen')).toContain('wheelchairNo');
    expect(tagsOf('Rampe')).toContain('wheelchairLimited');
  });
});

describe('objects with the same name', () => {
  const square = ([lon, lat]: Position): Position[] => [
    [lon, lat],
    [lon + 0.0004, lat],
    [lon + 0.0004, lat + 0.0004],
    [lon, lat + 0.0004],
  ];
  const shop = (more: Tags = {}) => ({ shop: 'clothes', name: 'Mode', ...more });
  const near: Position = [9.5002, 47.1002];
  const countOf = (...objects: (readonly ['node', Position, Tags] | readonly ['area', Position, Tags])[]) => {
    const nodes = objects.flatMap(([kind, position, tags], index) =>
      kind === 'node'
        ? [{ id: 100 * index + 1, position, tags }]
        : square(position).map((corner, at) => ({ id: 100 * index + at + 1, position: corner })),
    );
    const ways = objects.flatMap(([kind, , tags], index) =>
      kind === 'area' ? [{ id: index + 1, tags, refs: [1, 2, 3, 4, 1].map((at) => 100 * index + at) }] : [],
    );
    return readRegion(readPbf(writePbf({ nodes, ways, relations: [] }))).items.length;
  };

  it.each([
    ['two shops of a chain 20 m apart', 2, ['node', near, shop()], ['node', [9.5005, 47.1002], shop()]],
    ['on different levels at one point', 2, ['node', near, shop({ level: '0' })], ['node', near, shop({ level: '1' })]],
    [
      'at different addresses',
      2,
      ['node', near, shop({ 'addr:street': 'Gasse', 'addr:housenumber': '1' })],
      ['area', [9.5, 47.1], shop({ building: 'yes', 'addr:street': 'Gasse', 'addr:housenumber': '2' })],
    ],
    ['a node inside its own building', 1, ['node', near, shop()], ['area', [9.5, 47.1], shop({ building: 'yes' })]],
    ['a node inside its own area', 1, ['node', near, shop({ level: '0' })], ['area', [9.5, 47.1], shop()]],
    ['twice the same node', 1, ['node', near, shop()], ['node', near, shop()]],
  ] as const)('%s: %i', (_name, count, ...objects) => {
    expect(countOf(...(objects as unknown as Parameters<typeof countOf>))).toBe(count);
  });
});
