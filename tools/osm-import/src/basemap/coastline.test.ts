import { expect, it } from 'vitest';
import { readPbf } from '../pbf/read-pbf.ts';
import { SyntheticExtract, syntheticExtract } from '../region/synthetic-extract.ts';
import { coastOf } from './coastline.ts';
import { buildBasemap } from './build-basemap.ts';
import { layersAt } from '../testing/read-archive.ts';

/** A coast from above the box of the synthetic extract to below it, with land in the east. */
function coastalExtract(turned = false) {
  const extract = new SyntheticExtract();
  const shore: [number, number][] = [
    [9.55, 47.25],
    [9.54, 47.16],
    [9.54, 47.14],
    [9.55, 47.05],
  ];
  const [first, second] = [shore.slice(0, 2), shore.slice(1)].map((part) => (turned ? part.toReversed() : part));
  const shared = extract.node(shore[1]!);
  const join = (part: [number, number][]) =>
    part.map((position) => (position === shore[1] ? shared : extract.node(position)));
  // In arbitrary order, as in extracts.
  extract.way(join(second!), { natural: 'coastline' });
  extract.way(join(first!), { natural: 'coastline' });
  for (let index = 0; index < 20; index++) {
    const [lon, lat] = [9.57 + index * 0.001, 47.15];
    extract.box([lon, lat, lon + 0.0004, lat + 0.0004], { building: 'yes' });
  }
  extract.way(
    [
      [9.51, 47.12],
      [9.535, 47.15],
    ],
    { route: 'ferry', name: 'Fähre' },
  );
  return extract;
}

it("closes the sea along the extract's border, with the ferry above it", async () => {
  const extract = coastalExtract();
  expect(coastOf(readPbf(extract.bytes())).sea).toBe('drawn');
  const { archive } = buildBasemap(readPbf(extract.bytes()), 'test');
  expect(await layersAt(archive, [9.505, 47.11])).toContain('ocean');
  expect(await layersAt(archive, [9.52, 47.13])).toEqual(expect.arrayContaining(['ocean', 'ferries']));
  const inland = await layersAt(archive, [9.575, 47.15]);
  expect(inland).toContain('buildings');
  expect(inland).not.toContain('ocean');
});

it('draws no sea if the coastline would flood buildings, and reports it', () => {
  expect(coastOf(readPbf(coastalExtract(true).bytes()))).toEqual({ features: [], sea: 'incomplete' });
});

it('puts islands on both sides of 180° into one sea', async () => {
  const extract = new SyntheticExtract([179.8, -16.9, -179.8, -16.6]);
  for (const west of [179.9, -179.95]) extract.box([west, -16.8, west + 0.05, -16.7], { natural: 'coastline' });
  for (const west of [179.92, -179.93])
    extract.way(
      [
        [west, -16.76],
        [west + 0.01, -16.75],
      ],
      { highway: 'residential' },
    );
  const { tiles, archive, sea } = buildBasemap(readPbf(extract.bytes()), 'islands');
  expect(sea).toBe('drawn');
  for (const lon of [179.999, -179.999, -179.85]) expect(await layersAt(archive, [lon, -16.65])).toContain('ocean');
  for (const lon of [179.925, -179.925]) {
    expect(await layersAt(archive, [lon, -16.755])).toContain('streets');
    expect(await layersAt(archive, [lon, -16.755])).not.toContain('ocean');
  }
  expect(await layersAt(archive, [0, -16.75], 8)).toEqual([]);
  // The open sea is cut once, for all higher zooms.
  expect(tiles).toBeLessThan(1500);
});

it('draws no sea without a coastline', () => {
  expect(coastOf(readPbf(syntheticExtract())).sea).toBe('none');
});
