import { describe, expect, it } from 'vitest';
import { branchConfigs } from '@umkreis/branches/registry.ts';
import { readPbf } from '../pbf/read-pbf.ts';
import { chooseTargets, visibleOwnersOf } from './owners.ts';
import { readRegion } from './read-region.ts';
import { shareOut } from './share-out.ts';
import { SyntheticExtract, syntheticExtract } from './synthetic-extract.ts';

const region = () => readRegion(readPbf(syntheticExtract()));
const named = (title: string) => region().items.find((item) => item.title === title)!;

describe('readRegion', () => {
  it("takes a place's address from the building around it and from the municipality", () => {
    expect(named('Café Amann').address).toEqual({
      street: 'Städtle',
      housenumber: '7',
      postcode: '9490',
      city: 'Vaduz',
    });
    expect(region().locationOf([9.52, 47.14])).toMatchObject({ timeZone: 'Europe/Vaduz', countryCode: 'li' });
  });

  it('describes a place without a name by a landmark, its street, or its surroundings', () => {
    const osm = new SyntheticExtract();
    const bench = (lon: number, lat: number) => `node/${osm.node([lon, lat], { amenity: 'bench' })}`;
    osm.node([9.52, 47.14], { amenity: 'school', name: 'Primarschule' });
    osm.node([9.5206, 47.14], { shop: 'bakery', name: 'Bäckerei' });
    osm.node([9.55, 47.18], { natural: 'peak', name: 'Alpspitz' });
    osm.way(
      [
        [9.53, 47.14],
        [9.54, 47.14],
      ],
      { highway: 'residential', name: 'Landstrasse' },
    );
    const refs = [bench(9.5205, 47.1402), bench(9.5351, 47.1401), bench(9.551, 47.181), bench(9.51, 47.19)];
    const school = `node/${osm.node([9.5201, 47.1401], { amenity: 'school' })}`;
    const read = readRegion(readPbf(osm.bytes())).items;
    expect(read.find(({ ref }) => ref === school)?.near).toBe('Bäckerei');
    expect(refs.map((ref) => read.find((item) => item.ref === ref))).toMatchObject([
      { near: 'Primarschule', onStreet: null },
      { near: null, onStreet: 'Landstrasse' },
      { near: 'Alpspitz', onStreet: null },
      { near: null, onStreet: null },
    ]);
    expect(read.find(({ title }) => title === 'Bäckerei')!.near).toBeUndefined();
  });

  it('keeps external references of a place', () => {
    expect(named('Café Amann')).toMatchObject({ wikipedia: 'de:Café Amann', wikidata: 'Q642116' });
    expect(named('Ringsee').wikidata).toBeUndefined();
  });

  it('builds a bus line: one way, its stops in order, its colour', () => {
    const line = named('Bus 11 · West – Ost');
    expect(line.lines).toHaveLength(1);
    expect(line.lines[0]!.length).toBeGreaterThan(2);
    expect(line.stops).toEqual(['node/2', 'node/3', 'node/4']);
    expect(line.details).toContainEqual({ key: 'transportBusLineColor', value: '#123456' });
  });

  it('joins the pieces of a street and finds the building on it', () => {
    expect(region().streets).toMatchObject([{ title: 'Städtle', city: 'Vaduz', lines: [expect.any(Array)] }]);
    expect(region().buildings).toMatchObject([{ title: 'Städtle 7', housenumber: '7', city: 'Vaduz' }]);
  });

  it('keeps the hole of a lake', () => {
    expect(named('Ringsee').polygons[0]).toHaveLength(2);
  });
});

describe('owners', () => {
  it('are the smallest configured areas; items outside are counted; the country shows its municipalities', () => {
    const found = region();
    const { targets, unmatched } = chooseTargets(found, branchConfigs, {}, 'x.osm.pbf');
    const { items } = shareOut(found, targets);
    const owner = (title: string) => items.find((item) => item.title === title)?.owner;
    expect([owner('Café Amann'), owner('Ringsee'), owner('Alpspitz'), owner('Jenseits')]).toEqual([
      1,
      5,
      12,
      undefined,
    ]);
    expect(found.left.counts.get('outside every area that is taken')).toBe(1);
    expect(unmatched).toEqual(['Neudorf']);
    expect(
      visibleOwnersOf(targets)
        .filter((row) => row.branch === 12)
        .map((row) => row.owner)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 5, 12]);
  });

  it('are the given branch with --branch, for everything or one area', () => {
    const found = region();
    expect(
      shareOut(found, chooseTargets(found, branchConfigs, { branch: 22 }, 'x.osm.pbf').targets).items,
    ).toHaveLength(found.items.length);
    const one = chooseTargets(found, branchConfigs, { branch: 22, areaName: 'Schaan' }, 'x.osm.pbf').targets;
    expect(one).toMatchObject([{ shortId: 22, title: 'Schaan' }]);
    expect(() => chooseTargets(found, branchConfigs, { branch: 22, areaName: 'Atlantis' }, 'x')).toThrow(
      /no administrative area named 'Atlantis'/,
    );
  });
});
