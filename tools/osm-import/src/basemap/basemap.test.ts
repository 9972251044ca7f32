import { describe, expect, it } from 'vitest';
import { readPbf } from '../pbf/read-pbf.ts';
import { syntheticExtract } from '../region/synthetic-extract.ts';
import { layerNames, openArchive } from '../testing/read-archive.ts';
import { buildBasemap } from './build-basemap.ts';
import { writePmtiles, type Tile } from '@umkreis/pmtiles/write-pmtiles.ts';

const info = {
  minZoom: 0,
  maxZoom: 14,
  bounds: [9.4, 47, 9.7, 47.3] as [number, number, number, number],
  center: [9.55, 47.15, 11] as [number, number, number],
  metadata: { name: 'test' },
};

describe('writePmtiles', () => {
  it('can be read by the pmtiles package: header, tiles, equal ones stored once', async () => {
    const tile = (z: number, x: number, y: number, text: string): Tile => ({
      z,
      x,
      y,
      data: new TextEncoder().encode(text),
    });
    const archive = writePmtiles(
      [tile(2, 1, 1, 'b'), tile(0, 0, 0, 'a'), tile(2, 2, 1, 'b'), tile(14, 8626, 5753, 'c')],
      info,
    );
    const file = openArchive(archive);
    expect(await file.getHeader()).toMatchObject({
      minZoom: 0,
      maxZoom: 14,
      minLon: 9.4,
      maxLat: 47.3,
      centerLon: 9.55,
      centerZoom: 11,
      numAddressedTiles: 4,
      numTileContents: 3,
      clustered: true,
      tileType: 1,
    });
    expect(await file.getMetadata()).toEqual({ name: 'test' });
    const text = async (z: number, x: number, y: number) => {
      const found = await file.getZxy(z, x, y);
      return found && new TextDecoder().decode(found.data);
    };
    expect([
      await text(0, 0, 0),
      await text(2, 1, 1),
      await text(2, 2, 1),
      await text(14, 8626, 5753),
      await text(3, 0, 0),
    ]).toEqual(['a', 'b', 'b', 'c', undefined]);
  });

  it('moves entries that exceed the first request into leaf directories', async () => {
    let seed = 1;
    const tiles = Array.from({ length: 40_000 }, (_, at): Tile => {
      seed = (seed * 48_271) % 2_147_483_647;
      return { z: 9, x: at % 512, y: Math.floor(at / 512), data: new Uint8Array(1 + (seed % 40)).fill(seed & 255) };
    });
    const file = openArchive(writePmtiles(tiles, info));
    const header = await file.getHeader();
    expect(header.rootDirectoryOffset + header.rootDirectoryLength).toBeLessThanOrEqual(16_384);
    for (const at of [0, 12_345, 39_999]) {
      const found = await file.getZxy(9, tiles[at]!.x, tiles[at]!.y);
      expect(new Uint8Array(found!.data)).toEqual(tiles[at]!.data);
    }
  });
});

describe('buildBasemap', () => {
  it('draws an extract in layers of the Shortbread schema', async () => {
    const { archive } = buildBasemap(readPbf(syntheticExtract()), 'test');
    const file = openArchive(archive);
    const { vector_layers: layers } = (await file.getMetadata()) as { vector_layers: { id: string }[] };
    expect(layers.map((layer) => layer.id)).toEqual(
      expect.arrayContaining([
        'streets',
        'street_labels',
        'buildings',
        'addresses',
        'water_polygons',
        'water_polygons_labels',
        'boundaries',
        'aerialways',
        'public_transport',
      ]),
    );
    const tile = await file.getZxy(14, 8625, 5753);
    expect(layerNames(tile!.data)).toEqual(expect.arrayContaining(['streets', 'buildings', 'addresses']));
  });
});
