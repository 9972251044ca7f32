import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bytesOf, kml } from '../testing/place-samples.ts';
import { readPlaceFile } from './read-place-file.ts';

const read = (text: string) => readPlaceFile(bytesOf(text));
const json = (value: unknown) => read(JSON.stringify(value));
const point = (coordinates: unknown) => ({ type: 'Point', coordinates });
const feature = (geometry: unknown, properties: object = { title: 'Linde' }, id?: unknown) => ({
  type: 'Feature',
  ...(id !== undefined && { id }),
  geometry,
  properties,
});
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });
const ring = [
  [9.52, 47.13],
  [9.54, 47.13],
  [9.54, 47.15],
  [9.52, 47.13],
];
const at = [9.5225, 47.139];

describe('GeoJSON', () => {
  it.each([
    ['a collection', collection(feature(point(at)))],
    ['a lone feature', feature(point(at))],
    ['a list of features', [feature(point(at))]],
    ['a lone geometry', point(at)],
    ['heights', feature(point([...at, 455]))],
    ['a collection of one geometry', feature({ type: 'GeometryCollection', geometries: [point(at)] })],
    ['several points of which there is one', feature({ type: 'MultiPoint', coordinates: [at] })],
    ['numbers written as texts', feature(point(['9.5225', '47.139']))],
    [
      'WGS 84 in crs',
      { ...collection(feature(point(at))), crs: { properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } } },
    ],
  ])('reads %s', async (_name, file) => {
    expect((await json(file)).rows[0]).toMatchObject({ position: at });
  });

  it('reads lines and areas with a position: the begin of a line, inside an area, the point of a collection', async () => {
    const line = { type: 'LineString', coordinates: [at, [9.53, 47.14]] };
    const file = collection(
      feature(line),
      feature({ type: 'Polygon', coordinates: [ring] }),
      feature({ type: 'MultiPolygon', coordinates: [[ring], [ring.map(([lon, lat]) => [lon! + 1, lat])]] }),
      feature({ type: 'GeometryCollection', geometries: [point([9.6, 47.2]), line] }),
    );
    const { rows } = await json(file);
    expect(rows.map(({ geometry, position }) => [geometry?.type, position])).toEqual([
      ['LineString', at],
      ['Polygon', [9.535, 47.14]],
      ['MultiPolygon', expect.any(Array)],
      ['LineString', [9.6, 47.2]],
    ]);
  });

  it('makes one row of each of several points', async () => {
    const several = { type: 'MultiPoint', coordinates: [at, [9.53, 47.14]] };
    const { columns, rows } = await json(feature(several, { name: 'Kiosk' }, 'k'));
    expect(columns).toEqual(['name', 'id']);
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Kiosk', 'k'],
      ['Kiosk', 'k (2)'],
    ]);
  });

  it.each([
    ['no-geometry', null],
    ['bad-geometry', point([])],
    ['bad-geometry', point([9.5])],
    ['bad-geometry', point([9.5, 214.7])],
    ['bad-geometry', { type: 'LineString', coordinates: [at] }],
    ['projected-shape', point([1_060_000, 5_960_000])],
    ['too-detailed', { type: 'LineString', coordinates: Array.from({ length: 10_001 }, () => at) }],
  ])('keeps the row of a feature with %s', async (fault, geometry) => {
    expect((await json(feature(geometry))).rows[0]).toEqual({ number: 1, cells: ['Linde'], fault });
  });

  it('reads a number beyond the largest one as no position, and longitudes beyond 180°', async () => {
    const text = JSON.stringify(collection(feature(point([0, 47])), feature(point([180.08, -16.85]))));
    const { rows } = await read(text.replace('[0,47]', '[1e400,47]'));
    expect(rows[0]!.fault).toBe('bad-geometry');
    expect(rows[1]!.position).toEqual([-179.92, -16.85]);
  });

  it('preserves IDs of any kind exactly, and reads an empty one as none', async () => {
    const ids = ['9007199254740993', '9007199254740992', '"1"', '1', '0', '""'];
    const text = JSON.stringify(collection(...ids.map(() => feature(point(at), {}, '#'))));
    let index = 0;
    const { rows } = await read(text.replaceAll('"#"', () => ids[index++]!));
    expect(rows.map(({ cells }) => cells[0])).toEqual([
      '9007199254740993',
      '9007199254740992',
      '1',
      '1 (number)',
      '0',
      null,
    ]);
  });

  it('makes columns of nested properties and one cell of lists', async () => {
    const { columns, rows } = await json(
      feature(point(at), {
        name: 'Linde',
        address: { street: 'Dorf', no: 5 },
        kinds: ['Café', { name: 'Bar|1' }],
        x: null,
      }),
    );
    expect(Object.fromEntries(columns.map((name, index) => [name, rows[0]!.cells[index]]))).toEqual({
      name: 'Linde',
      'address.street': 'Dorf',
      'address.no': '5',
      kinds: String.raw`Café | Bar\|1`,
      x: '',
    });
  });

  it.each([undefined, 'urn:ogc:def:crs:EPSG::2056', 'EPSG:21781'])(
    'converts Swiss coordinates, crs %s',
    async (name) => {
      const isOld = name === 'EPSG:21781';
      const shift = (ring: number[][]) => ring.map(([x, y]) => (isOld ? [x! - 2e6, y! - 1e6] : [x, y, 455]));
      const area = [
        [2_758_000, 1_223_000],
        [2_758_100, 1_223_000],
        [2_758_100, 1_223_100],
        [2_758_000, 1_223_000],
      ];
      const shape = { type: 'Polygon', coordinates: [shift(area)] };
      const { rows } = await json({ ...collection(feature(shape)), ...(name && { crs: { properties: { name } } }) });
      const [lon, lat, height] = (rows[0]!.geometry as { coordinates: number[][][] }).coordinates[0]![0]!;
      expect([lon, lat, height]).toEqual([
        expect.closeTo(9.5217, 3),
        expect.closeTo(47.1391, 3),
        isOld ? undefined : 455,
      ]);
      expect(rows[0]!.position).toEqual([expect.closeTo(9.52, 2), expect.closeTo(47.139, 2)]);
    },
  );

  it('rejects coordinates of a projection', async () => {
    const crs = { properties: { name: 'urn:ogc:def:crs:EPSG::25832' } };
    await expect(json({ ...collection(feature(point([534_000, 5_220_000]))), crs })).rejects.toMatchObject({
      fault: 'other-projection',
    });
  });

  it.each([
    [
      'arrays',
      `{"type":"Feature","geometry":{"type":"Point","coordinates":${'['.repeat(200_000)}${']'.repeat(200_000)}},"properties":{}}`,
    ],
    ['collections', `${'{"type":"GeometryCollection","geometries":['.repeat(20_000)}${']}'.repeat(20_000)}`],
    [
      'properties',
      `{"type":"Feature","geometry":null,"properties":{"a":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}}`,
    ],
  ])('survives deeply nested %s', async (_name, text) => {
    const outcome = await read(text).catch((error: unknown) => error);
    expect(outcome).toSatisfy((one: object) => 'fault' in one || 'rows' in one);
  });
});

describe('JSON of other programs', () => {
  it('reads layers of uMap', async () => {
    const file = {
      type: 'umap',
      layers: [
        {
          ...collection(feature(point(at), { name: 'Linde', _umap_options: { color: 'red' } })),
          _umap_options: { name: 'Ebene 1' },
        },
      ],
    };
    expect(await json(file)).toMatchObject({
      format: 'umap',
      columns: ['name', 'layer'],
      rows: [{ cells: ['Linde', 'Ebene 1'], position: at }],
    });
  });

  it('reads tagged elements of Overpass with the geometry of their nodes', async () => {
    const node = (id: number, lon: number, lat: number, tags?: object) => ({
      type: 'node',
      id,
      lat,
      lon,
      ...(tags && { tags }),
    });
    const elements = [
      node(1, at[0]!, at[1]!, { amenity: 'cafe', name: 'Linde' }),
      ...ring.slice(0, 3).map(([lon, lat], index) => node(10 + index, lon!, lat!)),
      { type: 'way', id: 5, nodes: [10, 11, 12, 10], tags: { name: 'Park' } },
      { type: 'relation', id: 7, center: { lat: 47.2, lon: 9.6 }, tags: { name: 'Anlage' } },
    ];
    const { format, columns, rows } = await json({ version: 0.6, elements });
    expect([format, columns]).toEqual(['overpass', ['amenity', 'name', 'id']]);
    expect(rows.map(({ cells, position, geometry }) => [cells[2], position, geometry?.type])).toEqual([
      ['node/1', at, undefined],
      ['way/5', expect.any(Array), 'Polygon'],
      ['relation/7', [9.6, 47.2], undefined],
    ]);
  });

  it('reads elements of GoGoCarto', async () => {
    const data = [
      {
        id: '1a',
        name: 'Linde',
        geo: { latitude: at[1], longitude: at[0] },
        address: { postalCode: '9490' },
        categories: ['Café'],
      },
    ];
    const { format, columns, rows } = await json({ licence: 'ODbL', data });
    expect([format, columns]).toEqual(['gogocarto', ['name', 'address.postalCode', 'categories', 'id']]);
    expect(rows[0]).toMatchObject({ cells: ['Linde', '9490', 'Café', '1a'], position: at });
  });

  it('reads a list of objects', async () => {
    expect(await json([{ name: 'Linde', lat: 47.139, lon: 9.5225 }])).toMatchObject({
      format: 'json',
      rows: [{ cells: ['Linde', '47.139', '9.5225'] }],
    });
  });
});

describe('KML', () => {
  const placemark = (content: string) => `<Placemark>${content}</Placemark>`;
  const file = kml(
    `<Folder><name>Essen</name>${placemark('<name>Gasthof</name><description><![CDATA[<b>Mittags</b> ab 11:30<br>Tel. 1]]></description><Point><coordinates>9.5225,47.139,455</coordinates></Point>')}</Folder>` +
      placemark(
        '<name>Rundweg</name><LineString><coordinates>9.52,47.139,450\n 9.53,47.145,480</coordinates></LineString>',
      ) +
      placemark('<name>Nur Adresse</name><address>Städtle 49, 9490 Vaduz</address>') +
      placemark('<name>Leer</name><Point><coordinates></coordinates></Point>'),
  );
  const valuesOf = async (bytes: Uint8Array<ArrayBuffer>) => {
    const { format, columns, rows } = await readPlaceFile(bytes);
    const values = rows.map(({ cells }) => Object.fromEntries(columns.map((name, index) => [name, cells[index]])));
    return { format, values, rows };
  };

  it.each([
    ['KML', bytesOf(file)],
    ['KMZ', new Uint8Array(zipSync({ 'doc.kml': bytesOf(file), 'files/a.png': new Uint8Array(9) }))],
  ])('reads %s with folders, descriptions as text, and places without a position', async (_name, bytes) => {
    const { format, values, rows } = await valuesOf(bytes);
    expect(format).toBe('kml');
    expect(values[0]).toMatchObject({ name: 'Gasthof', description: 'Mittags ab 11:30\nTel. 1', layer: 'Essen' });
    expect(rows[0]).toMatchObject({ position: [9.5225, 47.139] });
    expect(rows[1]).toMatchObject({ position: [9.52, 47.139], geometry: { type: 'LineString' } });
    expect(values[2]).toMatchObject({ name: 'Nur Adresse', address: 'Städtle 49, 9490 Vaduz' });
    expect(rows.slice(2).map(({ fault }) => fault)).toEqual(['no-geometry', expect.any(String)]);
  });

  it('rejects entities that multiply, and XML that ends early', async () => {
    const entities = '<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">';
    await expect(read(`<!DOCTYPE kml [${entities}]>${kml('<name>&b;</name>')}`)).rejects.toMatchObject({
      fault: 'entities',
    });
    await expect(read(file.slice(0, 200))).rejects.toMatchObject({ fault: 'damaged' });
  });
});

it('reads waypoints, tracks and routes of GPX; segments without a line are left out', async () => {
  const track = (points: string) => `<trkseg>${points}</trkseg>`;
  const trkpt = (lat: number, lon: number) => `<trkpt lat="${lat}" lon="${lon}"><ele>450</ele></trkpt>`;
  const file = `<?xml version="1.0"?><gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
    <metadata><name>Themenweg</name></metadata>
    <wpt lat="47.139" lon="9.5225"><name>Start &amp; Ziel</name></wpt>
    <trk>${track(trkpt(47.13, 9.52) + trkpt(47.14, 9.53))}${track(trkpt(47.16, 9.54) + trkpt(47.17, 9.55))}${track('')}</trk>
    <rte><name>Zufahrt</name><rtept lat="47.13" lon="9.51"/><rtept lat="47.132" lon="9.512"/></rte></gpx>`;
  const { format, columns, rows } = await read(file);
  const name = columns.indexOf('name');
  expect(format).toBe('gpx');
  const found = rows.map(({ cells, geometry }) => [cells[name], geometry?.type]);
  expect(found.toSorted()).toEqual([
    ['Start & Ziel', undefined],
    ['Themenweg', 'MultiLineString'],
    ['Zufahrt', 'LineString'],
  ]);
});
