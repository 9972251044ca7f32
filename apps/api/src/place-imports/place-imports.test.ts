import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EditedItem } from '@umkreis/contract/item-write.ts';
import type { PlaceFile, PlaceImport, UndoneImport } from '@umkreis/contract/place-file.ts';
import type { Problem } from '@umkreis/contract/problem.ts';
import type { ImportResult } from '@umkreis/contract/transfer.ts';
import { uniqueId } from '@umkreis/testing/unique-id.ts';
import { bakery, seedGuide } from '../testing/seed-guide.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { uploadForm } from '../testing/upload-form.ts';

let api: TestApi;
let token = '';
beforeAll(async () => {
  api = await startTestApi(seedGuide);
  token = await api.issuer.tokenOf('one@test.example');
});
afterAll(async () => api?.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  api.app.inject({ method, url, ...(payload && { payload }), headers: { authorization: `Bearer ${token}` } });
const upload = async (text: string | Buffer, branch = 1) => {
  const { payload, headers } = await uploadForm({}, Buffer.from(text));
  const url = `/branches/${branch}/imports/file/`;
  return api.app.inject({ method: 'PUT', url, payload, headers: { ...headers, authorization: `Bearer ${token}` } });
};
const read = async (id: string) => (await call('GET', `/items/dashboard/${id}`)).json<EditedItem>();
const binned = async (id: string) =>
  (await api.db.selectFrom('items').where('id', '=', id).select('date_binned').executeTakeFirstOrThrow()).date_binned;
const send = async (
  rows: object[],
  { isTrial = false, ...more }: { isTrial?: boolean; source?: string; origin?: object } = {},
) => (await call('PUT', '/items/import/', { branchShortId: 1, isTrial, rows, ...more })).json<ImportResult>().rows;
const place = (fields: object = {}) => ({ title: 'Linde', lat: 47.139, lon: 9.5225, ...fields });

describe('files', () => {
  it('reads a foreign table in a thread, and offers the mapping that the branch used for its columns last', async () => {
    const file = 'Name;Breitengrad;Längengrad\nLinde;47,139;9,5225\n';
    const first = await upload(file);
    expect(first.statusCode).toBe(200);
    expect(first.json<PlaceFile>()).toEqual({
      format: 'csv',
      columns: ['Name', 'Breitengrad', 'Längengrad'],
      rows: [{ number: 2, cells: ['Linde', '47,139', '9,5225'] }],
      moreColumns: [],
      mapping: null,
    });
    const mapping = { targets: { Name: 'title' }, categories: { a: '' }, source: 'Kataster', dateOrder: 'dmy' };
    const columns = ['Längengrad', 'NAME', 'Breitengrad'];
    expect((await call('PUT', '/imports/mapping/', { branchShortId: 1, columns, mapping })).json()).toEqual(mapping);
    expect((await upload(file)).json<PlaceFile>().mapping).toEqual(mapping);
  });

  it.each([
    ['a PDF', '%PDF-1.7 …', 'pdf'],
    ['an unfinished document', '{"type":"FeatureCollection","features":[', 'damaged'],
    ['multiplying entities', '<!DOCTYPE kml [<!ENTITY a "aaa">]><kml>&a;</kml>', 'entities'],
  ])('rejects %s and names the fault', async (_name, text, fault) => {
    const response = await upload(text);
    expect([response.statusCode, response.json<Problem>().errors]).toEqual([422, [{ field: '/file', message: fault }]]);
  });

  it('rejects the branch of others, a missing file and a body that is no form', async () => {
    expect((await upload('a;b\n1;2', 2)).statusCode).toBe(403);
    const { payload, headers } = await uploadForm({});
    const url = '/branches/1/imports/file/';
    const empty = await api.app.inject({
      method: 'PUT',
      url,
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    expect(empty.statusCode).toBe(400);
    expect((await call('PUT', url, {})).statusCode).toBe(415);
  });
});

describe('IDs of other systems', () => {
  it('changes the place that has the ID, and creates one for a new ID or another system', async () => {
    const rows = [place({ foreignId: 'stadt-17' }), place({ foreignId: 'stadt-18', title: 'Krone' })];
    const created = await send(rows, { source: 'Stadt' });
    expect(created.map(({ result }) => result)).toEqual(['new', 'new']);
    expect((await send(rows, { source: 'Stadt' })).map(({ result }) => result)).toEqual(['unchanged', 'unchanged']);

    const renamed = [{ id: uniqueId(), foreignId: 'stadt-17', title: 'Neue Linde' }];
    const [changed] = await send(renamed, { source: 'Stadt' });
    expect(changed).toMatchObject({ id: created[0]!.id, result: 'changed' });
    expect((await read(created[0]!.id!)).title).toBe('Neue Linde');
    expect((await send([place({ foreignId: 'stadt-17' })], { source: 'Kanton' }))[0]!.result).toBe('new');
  });

  it('creates a place again if the one with the ID is in the trash', async () => {
    const row = place({ foreignId: 'alt-1', title: 'Adler' });
    const [first] = await send([row]);
    await call('PUT', '/items/bulk/', { itemIds: [first!.id], isBinned: true });
    const [second] = await send([row]);
    expect(second!.result).toBe('new');
    expect((await send([row]))[0]).toMatchObject({ id: second!.id, result: 'unchanged' });
  });
});

it('stores lines and areas, and changes nothing when the same ones are imported again', async () => {
  const line = {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'LineString',
      coordinates: [
        [9.52, 47.13, 450],
        [9.53, 47.14, 480],
      ],
    },
  };
  const row = { ...place({ title: 'Rundweg', foreignId: 'weg-1' }), type: 'way', geometry: line };
  const [created] = await send([row]);
  expect(created).toMatchObject({ result: 'new', errors: [] });
  const geometries = () =>
    api.db.selectFrom('item_geojsons').where('item_id', '=', created!.id!).select(['type', 'geojson']).execute();
  expect(await geometries()).toEqual([{ type: 2000, geojson: line }]);
  expect((await send([row]))[0]!.result).toBe('unchanged');

  const ring = [
    [9.52, 47.13],
    [9.53, 47.13],
    [9.53, 47.14],
    [9.52, 47.13],
  ];
  const area = { ...line, geometry: { type: 'Polygon', coordinates: [ring] } };
  expect((await send([{ foreignId: 'weg-1', geometry: area }]))[0]!.result).toBe('changed');
  expect(await geometries()).toEqual([{ type: 1000, geojson: area }]);
  const broken = { ...area, geometry: { type: 'Polygon', coordinates: [ring.slice(1)] } };
  expect((await send([place({ geometry: broken })], { isTrial: true }))[0]).toMatchObject({ result: 'refused' });
});

it('treats a position with fewer digits as the stored one', async () => {
  const [created] = await send([place({ title: 'Genau', lat: 47.13912345678, lon: 9.52251234567 })]);
  const row = { id: created!.id, lat: 47.1391235, lon: 9.5225123 };
  expect((await send([row]))[0]!.result).toBe('unchanged');
  expect((await send([{ ...row, lat: 47.13913 }]))[0]!.result).toBe('changed');
});

describe('possible duplicates', () => {
  const at = { lat: 47.2, lon: 9.6 };
  let id = '';
  beforeAll(async () => {
    const [created] = await send([{ title: 'Café Müller', ...at, categories: ['Shopping/Bakery'] }]);
    id = created!.id!;
  });
  const similar = async (row: object) => (await send([row], { isTrial: true }))[0]!.similar;

  it.each([
    ['the same name without accents', { title: 'Cafe Mueller', ...at, lat: 47.2004 }, true],
    ['the same name in other letters', { title: 'CAFÉ MÜLLER', ...at, lat: 47.2004 }, true],
    ['a longer name', { title: 'Café Müller am Platz', ...at }, true],
    ['another name', { title: 'Café Meier', ...at }, false],
    ['the same name 300 m away', { title: 'Café Müller', ...at, lat: 47.2027 }, false],
    ['the same kind', { title: 'Café Müller', ...at, categories: ['Shopping/Bakery'] }, true],
  ])('are compared by name, kind and distance: %s', async (_name, row, isSimilar) => {
    expect((await similar(row)).map((one) => one.id)).toEqual(isSimilar ? [id] : []);
  });

  it('are named by their title if the file has none, also if the row is refused', async () => {
    const rows = [{ id, city: 'Zeilikon' }, { id: uniqueId() }, { title: 'Neu', ...at }];
    expect((await send(rows, { isTrial: true })).map(({ title }) => title)).toEqual([
      'Café Müller',
      undefined,
      undefined,
    ]);
    const [refused] = await send([{ id, details: { hours: ['irgendwann'] } }], { isTrial: true });
    expect([refused?.result, refused?.title]).toEqual(['refused', 'Café Müller']);
  });

  it('are no duplicates if the file changes them, and are not looked for when writing', async () => {
    expect(
      await send(
        [
          { id, title: 'Café Müller' },
          { title: 'Café Müller', ...at },
        ],
        { isTrial: true },
      ),
    ).toMatchObject([{ result: 'unchanged' }, { result: 'new', similar: [] }]);
  });
});

describe('undo', () => {
  let origin = { id: '', fileName: 'orte.csv' };
  beforeEach(() => {
    origin = { id: uniqueId(), fileName: 'orte.csv' };
  });
  const undo = (branchShortId = 1) => call('PUT', `/imports/${origin.id}/undo/`, { branchShortId });
  const listed = async () =>
    (await call('GET', '/branches/1/imports/')).json<PlaceImport[]>().find(({ id }) => id === origin.id);

  it('moves what an import created to the trash and restores what it changed', async () => {
    const before = await read(bakery.id);
    const rows = [
      place({ title: 'Neu', categories: ['Shopping/Bakery'] }),
      { id: bakery.id, title: 'Umbenannt', street: 'Gasse', tags: ['cuisine=pizza'] },
    ];
    const [created] = await send(rows, { origin });
    expect(await listed()).toMatchObject({
      fileName: 'orte.csv',
      created: 1,
      changed: 1,
      dateUndone: null,
      author: 'one@test.example',
    });
    expect((await undo()).json<UndoneImport>()).toEqual({ trashed: 1, restored: 1, kept: [], left: 0 });
    expect(await binned(created!.id!)).toBeInstanceOf(Date);
    const { title, addresses, tags } = await read(bakery.id);
    expect({ title, addresses, tags }).toEqual({ title: before.title, addresses: before.addresses, tags: before.tags });
    expect((await listed())!.dateUndone).not.toBeNull();
    expect((await undo()).json<UndoneImport>()).toEqual({ trashed: 0, restored: 0, kept: [], left: 0 });
  });

  it('leaves places that somebody has changed since', async () => {
    const results = await send([place({ title: 'Eins' }), place({ title: 'Zwei' })], { origin });
    const [one, two] = results.map(({ id }) => id!);
    await send([{ id: one, title: 'Eins, bearbeitet' }]);
    expect((await undo()).json<UndoneImport>()).toEqual({
      trashed: 1,
      restored: 0,
      kept: [{ id: one, title: 'Eins, bearbeitet' }],
      left: 0,
    });
    expect([await binned(one!), await binned(two!)]).toEqual([null, expect.any(Date)]);
  });

  it('counts the calls of one import together, and undoes large ones in several calls', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => place({ title: `Reihe ${index}`, id: uniqueId() }));
    for (const start of [0, 1, 2])
      await send(
        rows.map((row) => ({ ...row, id: uniqueId(), title: `${row.title} ${start}` })),
        { origin },
      );
    expect(await listed()).toMatchObject({ created: 600 });
    expect((await undo()).json<UndoneImport>()).toMatchObject({ trashed: 500, left: 100 });
    expect((await listed())!.dateUndone).toBeNull();
    expect((await undo()).json<UndoneImport>()).toMatchObject({ trashed: 100, left: 0 });
  });

  it('does not exist for other branches, and not for a dry run', async () => {
    await send([place()], { origin, isTrial: true });
    expect((await undo()).statusCode).toBe(404);
    await send([place()], { origin });
    expect((await undo(2)).statusCode).toBe(403);
  });
});
